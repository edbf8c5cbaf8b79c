import type { ReactElement } from 'react';
import { formatLog } from '@bannerfield/kernel';
import { Menu } from '@bannerfield/ui';
import { go } from '../router.tsx';
import { fileName, saveFile } from '../share/file.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useSay } from '../words/words.tsx';
import type { StoredGame } from './open-game.ts';
import type { Table } from './table.ts';

interface PlayMenuProps {
  readonly game: StoredGame;
  readonly table: Table;
}

/** What can be done about a game, beside playing it. */
export function PlayMenu({ game, table }: PlayMenuProps): ReactElement {
  const say = useSay();
  const { sound, language } = useSettings();
  const other = language === 'en' ? 'de' : 'en';
  const id = game.parts.game.id;
  const actions: Readonly<Record<string, () => void>> = {
    home: () => go({ page: 'home' }),
    rules: () => go({ page: 'rules', game: id }),
    settings: () => go({ page: 'settings' }),
    sound: () => changeSettings({ sound: !sound }),
    language: () => changeSettings({ language: other }),
    save: () => saveFile(fileName(id, table.record.begun), formatLog(table.match.log)),
  };
  return (
    <Menu
      icon="menu"
      label={say('menu.label')}
      entries={[
        { id: 'home', label: say('menu.home'), icon: 'home' },
        { id: 'rules', label: say('menu.rules'), icon: 'reference' },
        {
          id: 'sound',
          label: say(sound ? 'menu.sound-off' : 'menu.sound-on'),
          icon: sound ? 'mute' : 'sound',
        },
        { id: 'language', label: say('menu.language'), icon: 'swap', lang: other },
        { id: 'save', label: say('menu.save'), icon: 'save' },
        { id: 'settings', label: say('menu.settings'), icon: 'settings' },
      ]}
      onChoose={(chosen) => actions[chosen]?.()}
    />
  );
}
