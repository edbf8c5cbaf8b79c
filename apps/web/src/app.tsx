import { useEffect, type ComponentType, type ReactElement } from 'react';
import { later } from '@bannerfield/ui';
import { HomePage } from './pages/home.tsx';
import { pathOf, type Route } from './routes.ts';
import { useRoute } from './router.tsx';
import { useSettings } from './settings.ts';
import { Boundary } from './shell/boundary.tsx';
import { Notice } from './shell/notice.tsx';
import { speak, useSay } from './words/words.tsx';

function page<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return later(load, <div className="page" aria-busy="true" />);
}

// The start page comes at once, everything else when it is asked for.
const SetUpPage = page(async () => (await import('./pages/set-up.tsx')).SetUpPage);
const PlayPage = page(async () => (await import('./pages/play.tsx')).PlayPage);
const ReplayPage = page(async () => (await import('./pages/replay.tsx')).ReplayPage);
const AnalysisPage = page(async () => (await import('./pages/analysis.tsx')).AnalysisPage);
const RulesPage = page(async () => (await import('./pages/rules.tsx')).RulesPage);
const LearnPage = page(async () => (await import('./pages/learn.tsx')).LearnPage);
const EditPage = page(async () => (await import('./pages/edit.tsx')).EditPage);
const EditionsPage = page(async () => (await import('./pages/editions.tsx')).EditionsPage);
const OnlinePage = page(async () => (await import('./pages/online.tsx')).OnlinePage);
const MatchPage = page(async () => (await import('./pages/match.tsx')).MatchPage);
const JoinPage = page(async () => (await import('./pages/join.tsx')).JoinPage);
const SettingsPage = page(async () => (await import('./pages/settings.tsx')).SettingsPage);
const GalleryPage = page(async () => (await import('@bannerfield/ui/gallery')).Gallery);
const AboutPage = page(async () => (await import('./pages/about.tsx')).AboutPage);

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
      <CurrentPage route={route} />
    </Boundary>
  );
}

function CurrentPage({ route }: { readonly route: Route }): ReactElement {
  const say = useSay();
  if ('game' in route) return <GamePage {...route} />;
  if ('id' in route) return <PlayedPage {...route} />;
  switch (route.page) {
    case 'home':
      return <HomePage />;
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

/** The pages of one match. */
function PlayedPage({ page, id }: Extract<Route, { readonly id: string | null }>): ReactElement {
  switch (page) {
    case 'play':
      return <PlayPage id={id} />;
    case 'replay':
      return <ReplayPage id={id} />;
    case 'analysis':
      return <AnalysisPage id={id} />;
    case 'online':
      return id === null ? <OnlinePage /> : <MatchPage id={id} />;
    case 'join':
      return <JoinPage id={id} />;
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
