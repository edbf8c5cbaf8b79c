import type { ReactElement } from 'react';
import { LANGUAGES } from '@bannerfield/kernel';
import { changeSettings, CONFIRMS, PACES, THEMES, useSettings } from '../settings.ts';
import { Choice, SwitchField } from '../shell/form.tsx';
import { Page } from '../shell/page.tsx';
import { useSay } from '../words/words.tsx';

/** What the reader likes, kept on this device. */
export function SettingsPage(): ReactElement {
  const say = useSay();
  return (
    <Page title={say('menu.settings')}>
      <div className="set-up">
        <Looks />
        <Play />
      </div>
    </Page>
  );
}

/** Every language calls itself by its own name. */
const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

function Looks(): ReactElement {
  const say = useSay();
  const { language, theme, sound } = useSettings();
  return (
    <>
      <Choice
        label={say('settings.language')}
        value={language}
        options={LANGUAGES.map((each) => ({
          value: each,
          label: LANGUAGE_NAMES[each],
          lang: each,
        }))}
        onChange={(value) => changeSettings({ language: value === 'de' ? 'de' : 'en' })}
      />
      <Choice
        label={say('settings.theme')}
        value={theme}
        options={THEMES.map((each) => ({ value: each, label: say(`settings.theme-${each}`) }))}
        onChange={(value) => changeSettings({ theme: pick(THEMES, value) })}
      />
      <SwitchField
        label={say('settings.sound')}
        explanation={say('settings.sound-text')}
        isOn={sound}
        onChange={(isOn) => changeSettings({ sound: isOn })}
      />
    </>
  );
}

function Play(): ReactElement {
  const say = useSay();
  const { confirm, pace, passes } = useSettings();
  return (
    <>
      <Choice
        label={say('settings.pace')}
        value={pace}
        explanation={say('settings.pace-text')}
        options={PACES.map((each) => ({ value: each, label: say(`settings.pace-${each}`) }))}
        onChange={(value) => changeSettings({ pace: pick(PACES, value) })}
      />
      <Choice
        label={say('settings.confirm')}
        value={confirm}
        explanation={say('settings.confirm-text')}
        options={CONFIRMS.map((each) => ({ value: each, label: say(`settings.confirm-${each}`) }))}
        onChange={(value) => changeSettings({ confirm: pick(CONFIRMS, value) })}
      />
      <SwitchField
        label={say('settings.passes')}
        explanation={say('settings.passes-text')}
        isOn={passes}
        onChange={(isOn) => changeSettings({ passes: isOn })}
      />
    </>
  );
}

function pick<T extends string>(values: readonly [T, ...T[]], value: string): T {
  return values.find((each) => each === value) ?? values[0];
}
