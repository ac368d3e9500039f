import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Locații și contacte',
  description: 'Unde construim, vindem și reparăm: adrese și telefoane în 24 de locuri de pe cinci continente.',
  blocks: [
    hero('Aproape de linia dumneavoastră', {
      lead: 'Locații cu stoc, mașini demonstrative și oameni care vă vorbesc limba. Service-ul răspunde în limba țării.',
      image: 'factory-hall',
    }),
    callToAction(
      'Nu există nicio locație aproape?',
      'Scrieți-ne. Vă spunem cine se ocupă de țara dumneavoastră și în cât timp ajunge o piesă.',
      ['Scrieți-ne', '/contact'],
    ),
  ],
}
