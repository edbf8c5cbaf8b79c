import { memo, type ReactElement } from 'react';
import type { EditionKind } from '@bannerfield/editions';
import type { Language } from '@bannerfield/kernel';
import { formatValue, keyOf, sectionsOf, type CellPath, type Section } from './cells.ts';

interface EditionTableProps {
  readonly kind: EditionKind<object>;
  /** What is in the cells at first. */
  readonly values: object;
  /** Cells that stand against it. */
  readonly faulty: ReadonlySet<string>;
  readonly language: Language;
  onType(key: string, text: string): void;
}

/** All values of an edition as tables to be typed into; each keeps what is typed by itself. */
export const EditionTable = memo(function EditionTable(props: EditionTableProps): ReactElement {
  return (
    <>
      {sectionsOf(props.values).map((section) => (
        <SectionTable key={section.key} {...props} section={section} />
      ))}
    </>
  );
});

/** What a game calls a part of its edition, else the key itself. */
function cellName(kind: EditionKind<object>, path: CellPath, language: Language): string {
  return kind.nameOf?.(path, language) ?? path.at(-1) ?? '';
}

/** The row and the column of a cell in words. */
export function placeName(kind: EditionKind<object>, path: CellPath, language: Language): string {
  const names = path.map((_, index) => cellName(kind, path.slice(0, index + 1), language));
  return names.join(', ');
}

function SectionTable(props: EditionTableProps & { readonly section: Section }): ReactElement {
  const { kind, section, faulty, language, onType } = props;
  const title = cellName(kind, [section.key], language);
  return (
    <section className="edition">
      <h2>{title}</h2>
      <div className="edition__scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          {section.columns.length < 2 ? null : (
            <thead>
              <tr>
                <td />
                {section.columns.map((column) => (
                  <th key={column} scope="col">
                    {cellName(kind, [section.key, section.rows[0]?.key ?? '', column], language)}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {section.rows.map(({ key, cells }) => (
              <tr key={key}>
                {key === '' ? null : (
                  <th scope="row">{cellName(kind, [section.key, key], language)}</th>
                )}
                {cells.map(({ path, value }) => (
                  <td key={keyOf(path)}>
                    <input
                      type="text"
                      size={Math.max(4, formatValue(value).length)}
                      defaultValue={formatValue(value)}
                      aria-label={placeName(kind, path, language)}
                      aria-invalid={faulty.has(keyOf(path))}
                      autoComplete="off"
                      onChange={({ currentTarget }) => onType(keyOf(path), currentTarget.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
