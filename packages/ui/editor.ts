import type { ComponentType } from 'react';
import type { Language, Words } from '@bannerfield/kernel';

/** How games between two bots have gone so far. */
export interface Estimate {
  /** Won by seat 0 and by seat 1. */
  readonly wins: readonly [number, number];
  readonly games: number;
  /** The share of seat 0, and what holds the true one in 95 of 100 such estimates. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly isRunning: boolean;
}

/** What an editor is given; the program keeps the text, plays and estimates. */
export interface EditorProps {
  readonly language: Language;
  /** What is worked on; empty at first. */
  readonly text: string;
  /** Null: none has been asked for. */
  readonly estimate: Estimate | null;
  onChange(text: string): void;
  /** Begins a game with these options beside the usual ones. */
  onPlay(options: object): void;
  /** Begins an estimate by these options; null ends it. */
  onEstimate(options: object | null): void;
  /** Copies a link that opens the editor with this text. */
  onShare(text: string): void;
}

/** A place to make what a game is played on: what `board/editor/index.tsx` exports as `editor`. */
export interface GameEditor {
  readonly title: Words;
  readonly Editor: ComponentType<EditorProps>;
}
