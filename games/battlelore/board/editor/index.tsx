import type { GameEditor } from '@bannerfield/ui';
import { ScenarioEditor } from './scenario-editor.tsx';

export const editor: GameEditor = {
  title: { en: 'A scenario of your own', de: 'Ein eigenes Szenario' },
  Editor: ScenarioEditor,
};
