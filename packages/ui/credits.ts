/** Whose work the page shows, for the about page. */
export interface Credit {
  readonly what: string;
  readonly by: string;
  readonly licence: string;
  readonly href: string;
}

export const CREDITS: readonly Credit[] = [
  {
    what: 'Game Icons',
    by: 'Lorc, Delapouite and contributors',
    licence: 'CC BY 3.0',
    href: 'https://game-icons.net',
  },
  {
    what: 'Inter',
    by: 'The Inter Project Authors',
    licence: 'OFL 1.1',
    href: 'https://rsms.me/inter/',
  },
  {
    what: 'Source Serif 4',
    by: 'Adobe',
    licence: 'OFL 1.1',
    href: 'https://github.com/adobe-fonts/source-serif',
  },
];
