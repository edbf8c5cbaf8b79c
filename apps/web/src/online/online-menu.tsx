import { useState, type ReactElement } from 'react';
import { Button, Dialog, Menu, type IconName, type MenuEntry } from '@bannerfield/ui';
import { go } from '../router.tsx';
import type { Route } from '../routes.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import { watchLink } from './invite-box.tsx';
import type { MatchSession } from './session.ts';
import { onlineWords } from './words.ts';

interface OnlineMenuProps {
  readonly session: MatchSession;
  readonly game: string;
  /** One sits there, and it goes on. */
  readonly canResign: boolean;
}

/** What can be done about a match on the server, beside playing it. */
export function OnlineMenu({ session, game, canResign }: OnlineMenuProps): ReactElement {
  const say = useSay();
  const [isResigning, setResigning] = useState(false);
  const entries = [
    ...useWays(session, game),
    ...useSwitches(),
    ...useResigning(canResign, () => setResigning(true)),
  ];
  return (
    <>
      <Menu
        icon="menu"
        label={say('menu.label')}
        entries={entries}
        onChoose={(chosen) => entries.find(({ id }) => id === chosen)?.act()}
      />
      <ResignDialog
        session={session}
        isOpen={isResigning && canResign}
        onClose={() => setResigning(false)}
      />
    </>
  );
}

interface Entry extends MenuEntry {
  act(): void;
}

/** Where one can go, and the link that one can hand on. */
function useWays(session: MatchSession, game: string): readonly Entry[] {
  const say = useSay();
  const words = onlineWords(useLanguage());
  const way = (id: string, label: string, icon: IconName, route: Route): Entry => ({
    id,
    label,
    icon,
    act: () => go(route),
  });
  return [
    way('home', say('menu.home'), 'home', { page: 'home' }),
    way('matches', words.title, 'log', { page: 'online', id: null }),
    way('rules', say('menu.rules'), 'reference', { page: 'rules', game }),
    way('settings', say('menu.settings'), 'settings', { page: 'settings' }),
    {
      id: 'watch',
      label: words.watchLink,
      icon: 'share',
      act: () => void copy(watchLink(session.match)),
    },
  ];
}

/** Where the page may not, the address of the table itself is that link. */
async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch (error) {
    console.info(error);
  }
}

function useSwitches(): readonly Entry[] {
  const say = useSay();
  const { sound, language } = useSettings();
  const other = language === 'en' ? 'de' : 'en';
  return [
    {
      id: 'sound',
      label: say(sound ? 'menu.sound-off' : 'menu.sound-on'),
      icon: sound ? 'mute' : 'sound',
      act: () => changeSettings({ sound: !sound }),
    },
    {
      id: 'language',
      label: say('menu.language'),
      icon: 'swap',
      lang: other,
      act: () => changeSettings({ language: other }),
    },
  ];
}

function useResigning(canResign: boolean, ask: () => void): readonly Entry[] {
  const words = onlineWords(useLanguage());
  return canResign ? [{ id: 'resign', label: words.resign, icon: 'close', act: ask }] : [];
}

interface ResignDialogProps {
  readonly session: MatchSession;
  readonly isOpen: boolean;
  onClose(): void;
}

function ResignDialog({ session, isOpen, onClose }: ResignDialogProps): ReactElement {
  const words = onlineWords(useLanguage());
  return (
    <Dialog
      kind="alert"
      title={words.resignTitle}
      isOpen={isOpen}
      close={words.resignNo}
      onClose={onClose}
    >
      <p>{words.resignText}</p>
      <div className="actions">
        <Button onClick={onClose}>{words.resignNo}</Button>
        <Button
          look="main"
          onClick={() => {
            onClose();
            void session.resign();
          }}
        >
          {words.resignYes}
        </Button>
      </div>
    </Dialog>
  );
}
