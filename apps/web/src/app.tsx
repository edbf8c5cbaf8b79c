import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { HomePage } from './pages/home.tsx';
import { pathOf, type Route } from './routes.ts';
import { useRoute } from './router.tsx';
import { useSettings } from './settings.ts';
import { Boundary } from './shell/boundary.tsx';
import { Notice } from './shell/notice.tsx';
import { speak, useSay } from './words/words.tsx';

// The start page comes at once, everything else when it is asked for.
const SetUpPage = lazy(async () => ({ default: (await import('./pages/set-up.tsx')).SetUpPage }));
const PlayPage = lazy(async () => ({ default: (await import('./pages/play.tsx')).PlayPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay.tsx')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }));
const LearnPage = lazy(async () => ({ default: (await import('./pages/learn.tsx')).LearnPage }));
const EditPage = lazy(async () => ({ default: (await import('./pages/edit.tsx')).EditPage }));
const EditionsPage = lazy(async () => ({
  default: (await import('./pages/editions.tsx')).EditionsPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings.tsx')).SettingsPage,
}));
const GalleryPage = lazy(async () => ({
  default: (await import('@bannerfield/ui/gallery')).Gallery,
}));
const AboutPage = lazy(async () => ({ default: (await import('./pages/about.tsx')).AboutPage }));

export function App(): ReactElement {
  const route = useRoute();
  const say = useSay();
  const { language, theme } = useSettings();
  useEffect(() => {
    void speak(language);
  }, [language]);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const place = `${route.page} ${pathOf(route)}`;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [place]);
  return (
    <Boundary
      key={place}
      fallback={
        <Notice
          title={say('failed.title')}
          text={say('failed.text')}
          action={{ label: say('failed.reload'), onPress: () => window.location.reload() }}
          isHomeOffered
        />
      }
    >
      <Suspense fallback={<div className="page" aria-busy="true" />}>
        <CurrentPage route={route} />
      </Suspense>
    </Boundary>
  );
}

function CurrentPage({ route }: { readonly route: Route }): ReactElement {
  const say = useSay();
  if ('game' in route) return <GamePage {...route} />;
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'play':
      return <PlayPage id={route.id} />;
    case 'replay':
      return <ReplayPage id={route.id} />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    case 'gallery':
      return <GalleryPage />;
    case 'lost':
      return <Notice title={say('lost.title')} text={say('lost.text')} isHomeOffered />;
  }
}

/** The pages of one game. */
function GamePage({ page, game }: Extract<Route, { readonly game: string }>): ReactElement {
  switch (page) {
    case 'set-up':
      return <SetUpPage id={game} />;
    case 'rules':
      return <RulesPage id={game} />;
    case 'learn':
      return <LearnPage id={game} />;
    case 'edit':
      return <EditPage id={game} />;
    case 'editions':
      return <EditionsPage id={game} />;
  }
}
