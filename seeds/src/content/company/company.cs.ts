import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Společnost',
  description: 'Kdo jsme, kde vyrábíme a jak nás najít: 1 604 lidí, kteří se živí vodiči.',
  blocks: [
    hero('Nejdřív technika', {
      lead: 'Norlitz vyvíjí, staví a udržuje stroje na zpracování vodičů. Ve Wolhusenu od roku 1961, u zákazníků od roku 1974.',
      image: 'factory-hall',
      links: [['O nás', '/company/about']],
    }),
    keyFigures(
      [
        ['1 604', null, 'Zaměstnanci'],
        ['24', null, 'Pobočky'],
        ['9,4', '%', 'Z tržeb na vývoj'],
      ],
      { footnote: 'Ukázkové údaje k 31. prosinci 2025.' },
    ),
    teasers(
      { heading: 'Více o společnosti' },
      ['O nás', 'Jak pracujeme a na co se můžete spolehnout', '/company/about', 'crimp-inspection-microscope'],
      ['Kariéra', '31 volných míst', '/company/careers', 'assembly-workstation'],
      ['Pobočky', '24 míst s lidmi a skladem', '/locations', 'wire-reels'],
    ),
    brandLogos('Značky skupiny'),
    text(
      'Patří těm, kdo zůstávají',
      'Norlitz je na burze a zakladatelská rodina stále drží 14 procent. Stroje žijí dlouho a potřebují dlouhou paměť: inženýři u nás zůstávají v průměru jedenáct let.',
    ),
    callToAction('Přijďte se podívat', 'Montáž ukazujeme každý čtvrtek. Prohlídka trvá 90 minut a je zdarma.', [
      'Domluvit termín',
      '/requests/contact?topic=visit',
    ]),
  ],
}
