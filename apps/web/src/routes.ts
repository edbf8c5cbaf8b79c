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
  /** `id`: of a match on the server; null: all at which this browser sits. */
  | { readonly page: 'online'; readonly id: string | null }
  /** An invitation to a match; its key is in the fragment of the address. */
  | { readonly page: 'join'; readonly id: string }
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
  if (second !== undefined && isOfOne(first)) return { page: first, id: second };
  if (isOfOneOrNone(first)) return { page: first, id: second ?? null };
  if (second !== undefined) return routeOfGame(first, second);
  if (first === '') return { page: 'home' };
  return { page: ALONE.find((page) => page === first) ?? 'lost' };
}

function isOfOne(first: string): first is 'play' | 'join' {
  return first === 'play' || first === 'join';
}

function isOfOneOrNone(first: string): first is 'replay' | 'analysis' | 'online' {
  return first === 'replay' || first === 'analysis' || first === 'online';
}

function routeOfGame(first: string, game: string): Route {
  if (!Object.hasOwn(OF_A_GAME, first)) return { page: 'lost' };
  return { page: OF_A_GAME[first as keyof typeof OF_A_GAME], game };
}

export function pathOf(route: Route): string {
  if ('game' in route) return `/${wordOf(route.page)}/${route.game}`;
  if ('id' in route) return route.id === null ? `/${route.page}` : `/${route.page}/${route.id}`;
  return route.page === 'home' || route.page === 'lost' ? '/' : `/${route.page}`;
}

/** What stands for a page of a game in its address. */
function wordOf(page: (typeof OF_A_GAME)[keyof typeof OF_A_GAME]): string {
  return page === 'set-up' ? 'new' : page;
}
