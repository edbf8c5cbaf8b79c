const WIDTH = 100;

/** JSON in which what fits on a line is on one, so that charts and lists stay readable. */
export function formatEdition(edition: object): string {
  return `${layOut(edition, '')}\n`;
}

function layOut(value: unknown, indent: string): string {
  const flat = flatten(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) {
    return flat;
  }
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((each) => deeper + layOut(each, deeper))
    : Object.entries(value).map(([key, each]) => `${deeper}"${key}": ${layOut(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function flatten(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatten).join(', ')}]`;
  const members = Object.entries(value).map(([key, each]) => `"${key}": ${flatten(each)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
