import { makeSounds } from '@bannerfield/ui';
import { settings, subscribe } from './settings.ts';

/** The sounds of the program: silent until the settings say otherwise. */
export const sounds = makeSounds();

const follow = () => sounds.setOn(settings().sound);
follow();
subscribe(follow);
