import { expect, test } from 'vitest';
import { parseRoute, pathOf, type Route } from '../src/routes.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'settings' },
  { page: 'about' },
  { page: 'gallery' },
  { page: 'set-up', game: 'battle-line' },
  { page: 'rules', game: 'battle-line' },
  { page: 'learn', game: 'battle-line' },
  { page: 'edit', game: 'battlelore' },
  { page: 'editions', game: 'battle-leader-tactics' },
  { page: 'play', id: 'abc' },
  { page: 'replay', id: 'abc' },
  { page: 'replay', id: null },
  { page: 'analysis', id: 'abc' },
  { page: 'analysis', id: null },
  { page: 'online', id: null },
  { page: 'online', id: 'AbC-_' },
  { page: 'join', id: 'AbC-_' },
];

test.for(ROUTES)('$page has an address that leads back to it', (route) => {
  expect(parseRoute(pathOf(route))).toEqual(route);
  expect(parseRoute(`${pathOf(route)}/`)).toEqual(route);
});

test.for([
  '/nothing',
  '/play',
  '/join',
  '/play/a/b',
  '/rules',
  '/new',
  '/settings/more',
  '/constructor/x',
  '//x',
])('%s leads nowhere', (path) => {
  expect(parseRoute(path)).toEqual({ page: 'lost' });
});
