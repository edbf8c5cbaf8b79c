import type { ManifestOptions } from 'vite-plugin-pwa';

/** How the app presents itself where it is installed. */
export const manifest: Partial<ManifestOptions> = {
  name: 'Bannerfield',
  short_name: 'Bannerfield',
  description: 'Two-player battle games by their real rules.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#1e2a2b',
  theme_color: '#1e2a2b',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
