import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@bannerfield/ui/fonts.css';
import '@bannerfield/ui/tokens.css';
import './app.css';
import { App } from './app.tsx';
import { followOtherTabs, settings } from './settings.ts';
import { keepOffline } from './shell/update.ts';
import { speak, WordsProvider } from './words/words.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the program');
  followOtherTabs();
  await speak(settings().language);
  createRoot(root).render(
    <StrictMode>
      <WordsProvider>
        <App />
      </WordsProvider>
    </StrictMode>,
  );
  if (import.meta.env.PROD) await keepOffline();
}

void start();
