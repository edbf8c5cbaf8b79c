import { shortHash } from '@bannerfield/kernel';
import { clientMessage, LONGEST_MESSAGE, type ClientMessage } from './online.ts';

/** Of what one viewer sees, and of nothing else; `hand` null for a spectator. */
export function viewHash(table: unknown, hand: unknown): string {
  return viewHashOfTexts(JSON.stringify(table), JSON.stringify(hand));
}

/** The same where both are JSON already. */
export function viewHashOfTexts(table: string, hand: string): string {
  return shortHash(`[${table},${hand}]`);
}

/** One message of a player or spectator; null: it says nothing that the protocol knows. */
export function parseClientMessage(text: string): ClientMessage | null {
  if (text.length > LONGEST_MESSAGE) return null;
  try {
    return clientMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
