/** What is wrong with a log, by the field that a `LogError` names, in German. */
const GERMAN: Readonly<Record<string, string>> = {
  'bannerfield-log': 'das ist kein Protokoll von Bannerfield',
  format: 'das ist keine Fassung, die hier gelesen werden kann',
  length: 'hier soll die Zahl der Spiele stehen, von 1 bis 999',
  game: 'das ist kein Spiel, das hierher gehört',
  rules: 'diese Fassung der Regeln gibt es hier nicht',
  options: 'die Optionen gehören nicht zu diesem Spiel',
  edition: 'die Ausgabe fehlt, oder sie gehört nicht zu diesem Spiel',
  start: 'die Prüfsumme des Anfangs passt nicht: der Kopf wurde verändert',
  move: 'dieser Zug ist dort nicht möglich',
  hash: 'die Prüfsumme passt nicht: diese Zeile oder ihr Platz wurde verändert',
  line: 'diese Zeile ist nicht geschrieben, wie ein Protokoll es ist',
  games: 'die Serie wurde abgeschnitten oder verändert',
  end: 'das Protokoll wurde abgeschnitten',
  count: 'so viele Einträge sind es nicht: Zeilen fehlen, oder es sind zu viele',
  'bannerfield-match': 'das ist keine Aufzeichnung einer Partie von einem Server',
  match: 'hier soll der Name der Partie stehen',
  'committed-server': 'hier soll stehen, worauf sich der Server festgelegt hat',
  'committed-0': 'hier soll stehen, worauf sich Spieler 1 festgelegt hat',
  'committed-1': 'hier soll stehen, worauf sich Spieler 2 festgelegt hat',
  'secret-server': 'hier soll das Geheimnis des Servers stehen',
  'secret-0': 'hier soll das Geheimnis von Spieler 1 stehen',
  'secret-1': 'hier soll das Geheimnis von Spieler 2 stehen',
  ended: 'hier soll stehen, wie die Partie geendet hat',
  rest: 'nach dem Ende des Protokolls steht noch etwas',
};

/** Null: there are no words of our own for this field. */
export function germanOfLogFault(field: string): string | null {
  return GERMAN[/^[\w-]+/.exec(field)?.[0] ?? ''] ?? null;
}
