/** A page and what it shows. */
export type Route =
  | { readonly page: 'home' | 'settings' | 'about' | 'gallery' | 'lost' }
  /** `game`: the game's id. */
  | {
      readonly page: 'set-up' | 'rules' | 'learn' | 'edit' | 'editions';
      readonly game: string;
    }
  /** `id`: of a stored game. */
  | { readonly page: 'play'; readonly id: string }
  /** `id` null: the log is in the fragment of the address. */
  | { readonly page: 'replay' | 'analysis'; readonly id: string | null };

const ALONE = ['settings', 'about', 'gallery'] as const;
const OF_A_GAME = {
  new: 'set-up',
  rules: 'rules',
  learn: 'learn',
  edit: 'edit',
  editions: 'editions',
} as const;

export function parseRoute(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { page: 'lost' };
  if (first === 'play' && second !== undefined) return { page: 'play', id: second };
  if (first === 'replay' || first === 'analysis') return { page: first, id: second ?? null };
  if (second !== undefined) return routeOfGame(first, second);
  if (first === '') return { page: 'home' };
  return { page: ALONE.find((page) => page === first) ?? 'lost' };
}

function routeOfGame(first: string, game: string): Route {
  if (!Object.hasOwn(OF_A_GAME, first)) return { page: 'lost' };
  return { page: OF_A_GAME[first as keyof typeof OF_A_GAME], game };
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'set-up':
      return `/new/${route.game}`;
    case 'rules':
    case 'learn':
    case 'edit':
    case 'editions':
      return `/${route.page}/${route.game}`;
    case 'play':
      return `/play/${route.id}`;
    case 'replay':
    case 'analysis':
      return route.id === null ? `/${route.page}` : `/${route.page}/${route.id}`;
    default:
      return `/${route.page}`;
  }
}
