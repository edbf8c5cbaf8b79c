import type { Edition } from '@bannerfield/kernel';
import { openDB, type DBSchema } from 'idb';

interface Schema extends DBSchema {
  /** By game and id. */
  editions: { key: [string, string]; value: Edition };
}

/**
 * The editions that were entered at this browser. A store of its own: games carry the edition they
 * began with, so that nothing here can change them.
 */
interface EditionKeeper {
  /** In the order of their ids. They are checked when they are used, not here. */
  list(game: string): Promise<Edition[]>;
  write(edition: Edition): Promise<void>;
  remove(game: string, id: string): Promise<void>;
}

const STORE = 'editions';

function makeEditionKeeper(): EditionKeeper {
  const database = () =>
    openDB<Schema>('bannerfield-editions', 1, {
      upgrade: (opened) => {
        opened.createObjectStore(STORE);
      },
    });
  return {
    list: async (game) => {
      const opened = await database();
      const all = await opened.getAll(STORE, IDBKeyRange.bound([game], [game, []]));
      opened.close();
      return all;
    },
    write: async (edition) => {
      const opened = await database();
      await opened.put(STORE, edition, [edition.game, edition.id]);
      opened.close();
    },
    remove: async (game, id) => {
      const opened = await database();
      await opened.delete(STORE, [game, id]);
      opened.close();
    },
  };
}

export const editionKeeper: EditionKeeper = makeEditionKeeper();
