/** A scenario by its id, with the text that `readScenario` reads: R20.2. */
export interface ScenarioText {
  readonly id: string;
  readonly text: string;
}

/** In the order in which they are learned. */
export const SCENARIOS: readonly ScenarioText[] = [
  {
    id: 'first-muster',
    text: `
      hands 5 5
      goals 4 4
      first bottom
      wood e3 e11 d9 f4
      bottom archers b4 b9
      bottom regular-infantry c4 c6 c8 c10
      bottom heavy-infantry b6
      bottom regular-cavalry b2
      bottom heavy-cavalry b11
      top archers h9 h4
      top regular-infantry g10 g8 g6 g4
      top heavy-infantry h7
      top regular-cavalry h11
      top heavy-cavalry h2
`,
  },
  {
    id: 'hedgerows',
    text: `
      hands 5 5
      goals 5 5
      first top
      wood e5 e6 e8 e9 d2 f11 d11 f2
      bottom archers c5 c9 b7
      bottom regular-infantry b3 b5 b9 b10
      bottom heavy-infantry a7
      bottom regular-cavalry a4
      bottom heavy-cavalry a11
      top archers g9 g5 h6
      top regular-infantry h10 h8 h4 h3
      top heavy-infantry i7
      top regular-cavalry i10
      top heavy-cavalry i3
`,
  },
  {
    id: 'agincourt',
    text: `
      hands 4 6
      goals 4 4
      first top
      wood c1 d1 e1 f1 g1 e2 c13 d12 e13 f12 g13 e12 g12
      bottom heavy-cavalry b3 b10
      bottom archers b7
      bottom regular-infantry b4 b5 b8 b9 a6 a9
      bottom regular-cavalry a7
      top archers g1 f1 g7 f12 g13
      top regular-infantry h2 h7 h11
      top heavy-infantry h6
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
      bottom archers b3 b9
      bottom regular-infantry b5 b7 b8
      bottom heavy-infantry a7
      bottom heavy-cavalry a4
      bottom regular-cavalry a10
      bottom light-cavalry b11
      top archers h10 h4
      top regular-infantry h8 h6 h5
      top heavy-infantry i7
      top heavy-cavalry i10
      top regular-cavalry i4
      top light-cavalry h2
`,
  },
  {
    id: 'ridge',
    text: `
      hands 6 4
      goals 5 5
      first bottom
      hill f5 f6 f7 f8 g6 g7 g8
      rampart g4 g10
      wood d3 d10 c7
      bottom archers b4 b9
      bottom regular-infantry b5 b6 b7 a6
      bottom heavy-infantry b8 a8
      bottom regular-cavalry b3
      bottom heavy-cavalry b10
      bottom light-cavalry b11
      top archers f6 f7 g4 g10
      top regular-infantry f5 f8 g7
      top heavy-infantry h7
      top regular-cavalry h4 h9
`,
  },
  {
    id: 'high-road',
    text: `
      hands 5 5
      goals 5 5
      first bottom
      hill e6 e7 e8 d6 f7
      wood d3 f10 d10 f3
      banner e7
      bottom archers b5 b8
      bottom regular-infantry c4 c7 c10 b6
      bottom heavy-infantry b7
      bottom light-cavalry b3
      bottom regular-cavalry b10
      bottom heavy-cavalry a8
      top archers h8 h5
      top regular-infantry g10 g7 g4 h7
      top heavy-infantry h6
      top light-cavalry h10
      top regular-cavalry h3
      top heavy-cavalry i6
`,
  },
  {
    id: 'night-raid',
    text: `
      hands 5 5
      goals 6 5
      first top
      lore
      wood c2 d5 d9 f3 f10 e12
      landmark e7
      rampart c6 c8
      bottom archers b4 b7
      bottom regular-infantry c5 c7 c9 b10 a7
      bottom heavy-infantry b8
      bottom irregular-infantry b3
      bottom light-cavalry a10
      bottom regular-cavalry a5
      top hobgoblin-archers h5 h8
      top goblin-skirmishers g4 g7 g10
      top goblin-swords h4 h6 h9
      top hobgoblin-swords h7
      top hobgoblin-cavalry h3 h10
`,
  },
  {
    id: 'iron-pass',
    text: `
      hands 4 6
      goals 6 4
      first top
      lore
      wood d4 f9
      hill e2 e3 e11 e12
      landmark e7
      bottom dwarf-crossbows b3 b6
      bottom dwarf-swords b4 b5 b8
      bottom dwarf-heavy-swords b7
      bottom regular-cavalry a10
      bottom archers b10
      bottom regular-infantry b9
      top hobgoblin-archers h4 h9
      top goblin-skirmishers h5 h10 g6
      top goblin-swords h6 h7 g9
      top hobgoblin-swords i7
      top hobgoblin-cavalry h2 h3
`,
  },
];
