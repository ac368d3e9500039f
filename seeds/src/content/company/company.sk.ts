import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Spoločnosť',
  description: 'Kto sme, kde vyrábame a ako nás nájdete: 1 604 ľudí, ktorí sa živia vodičmi.',
  blocks: [
    hero('Najprv technika', {
      lead: 'Norlitz vyvíja, stavia a udržiava stroje na spracovanie vodičov. Vo Wolhusene od roku 1961, u zákazníkov od roku 1974.',
      image: 'factory-hall',
      links: [['O nás', '/company/about']],
    }),
    keyFigures(
      [
        ['1 604', null, 'Zamestnanci'],
        ['24', null, 'Pobočky'],
        ['9,4', '%', 'Z tržieb na vývoj'],
      ],
      { footnote: 'Ukážkové údaje k 31. decembru 2025.' },
    ),
    teasers(
      { heading: 'Viac o spoločnosti' },
      ['O nás', 'Ako pracujeme a na čo sa môžete spoľahnúť', '/company/about', 'crimp-inspection-microscope'],
      ['Kariéra', '31 voľných miest', '/company/careers', 'assembly-workstation'],
      ['Pobočky', '24 miest s ľuďmi a skladom', '/locations', 'wire-reels'],
    ),
    brandLogos('Značky skupiny'),
    text(
      'Patrí tým, ktorí zostávajú',
      'Norlitz je na burze a zakladateľská rodina stále drží 14 percent. Stroje žijú dlho a potrebujú dlhú pamäť: inžinieri u nás zostávajú v priemere jedenásť rokov.',
    ),
    callToAction('Príďte sa pozrieť', 'Montáž ukazujeme každý štvrtok. Prehliadka trvá 90 minút a je zadarmo.', [
      'Dohodnúť termín',
      '/requests/contact?topic=visit',
    ]),
  ],
}
