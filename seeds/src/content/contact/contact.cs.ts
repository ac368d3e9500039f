import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Kontakt',
  description: 'Napište nebo zavolejte: na každý dotaz odpoví do 24 hodin člověk, který stroj zná.',
  blocks: [
    hero('Promluvte si s odborníkem', {
      lead: 'Na každý dotaz odpoví do 24 hodin člověk, který stroj zná.',
      links: [['Najít pobočku', '/locations']],
    }),
    {
      ...expert(
        'Uveďte vodič, kontakt a počet kusů za směnu, nebo co váš stroj dělá a dělat nemá.',
        'Ines Duarte',
        'Aplikační inženýrka, Porto',
      ),
      href: '/locations',
    },
    text('Telefonem nebo e-mailem', [
      'Prodej: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Servis: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Média: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Než napíšete',
      [
        'Kde je sériové číslo?',
        'Na štítku u hlavního vypínače, například 56-1184-207. Podle něj poznáme stroj, díly i software.',
      ],
      ['Mohu poslat video?', 'Ano, stačí deset sekund. Držte telefon v klidu a ukažte místo, kde se to děje.'],
      [
        'Co se stane s mými údaji?',
        'Použijeme je k odpovědi a k ničemu jinému. Viz [ochrana osobních údajů](/privacy).',
      ],
    ),
  ],
}
