import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Telephelyek és kapcsolatok',
  description: 'Ahol gyártunk, értékesítünk és javítunk: címek és telefonszámok öt kontinens 24 helyén.',
  blocks: [
    hero('Közel az Ön gyártósorához', {
      lead: 'Telephelyek raktárral, bemutatógépekkel és az Ön nyelvét beszélő munkatársakkal. A szerviz a helyi nyelven válaszol.',
      image: 'factory-hall',
    }),
    callToAction(
      'Nincs a közelben telephely?',
      'Írjon nekünk. Megmondjuk, ki felel az Ön országáért, és mennyi idő alatt ér oda egy alkatrész.',
      ['Írjon nekünk', '/contact'],
    ),
  ],
}
