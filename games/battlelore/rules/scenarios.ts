/** A scenario by its id, with the text that `readScenario` reads: R20.2. */
export interface ScenarioText {
  readonly id: string;
  readonly text: string;
}

/** In the order in which they are learned. */
export const SCENARIOS: readonly ScenarioText[] = [
  {
    id: 'agincourt',
    text: `
      hands 4 6
      goals 4 4
      first top
      wood c1 d1 e1 f1 g1 e2 c13 d12 e13 f12 g13 e12 g12
      bottom heavy-cavalry b2 b11
      bottom archers b7
      bottom regular-infantry b4 b5 b8 b9 a6 a9
      bottom regular-cavalry a7
      top archers g3 g5 g7 g9 g11
      top regular-infantry h4 h6 h9
      top heavy-infantry h7
`,
  },
  {
    id: 'two-bridges',
    text: `
      hands 5 5
      goals 5 5
      first bottom
      wood c2 c12 g2 g12
      water e1 e2 e3 e5 e6 e8 e9 e11 e12 e13
      bridge e4 e10
      ford e7
      banner e4 e10
      bottom archers b3 b10
      bottom regular-infantry b5 b6 b8
      bottom heavy-infantry a7
      bottom heavy-cavalry a5
      bottom regular-cavalry a9
      bottom light-cavalry b12
      top archers h10 h3
      top regular-infantry h8 h7 h5
      top heavy-infantry i7
      top heavy-cavalry i9
      top regular-cavalry i5
      top light-cavalry h1
`,
  },
  {
    id: 'ridge',
    text: `
      hands 6 4
      goals 5 5
      first bottom
      hill f5 f6 f7 f8 g6 g7 g8
      rampart g3 g11
      wood d3 d10 c7
      bottom archers b4 b9
      bottom regular-infantry b5 b6 b7 a6
      bottom heavy-infantry b8 a8
      bottom regular-cavalry a3
      bottom heavy-cavalry a11
      bottom light-cavalry b12
      top archers f6 f7 g3 g11
      top regular-infantry f5 f8 g7
      top heavy-infantry h7
      top regular-cavalry i7
`,
  },
  {
    id: 'iron-pass',
    text: `
      hands 5 5
      goals 4 5
      first top
      lore
      wood d4 f9
      hill e2 e3 e11 e12
      landmark e7
      bottom dwarf-crossbows b6
      bottom dwarf-swords b4 b5 b8
      bottom dwarf-heavy-swords b7
      bottom regular-cavalry a10
      bottom archers b10
      top hobgoblin-archers h4 h9
      top goblin-skirmishers h5 h8 g6
      top goblin-swords h6 h7 g9
      top hobgoblin-swords i7
      top hobgoblin-cavalry h2
`,
  },
];
