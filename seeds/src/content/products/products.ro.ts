import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Produse',
  description: 'Mașini care taie, dezizolează, sertizează, marchează, torsadează, testează și asamblează fire.',
  blocks: [
    hero('Mașini pentru fiecare pas al unui fir', {
      lead: 'De la mașina de banc pentru mostre la linia care nu se oprește. Toate au aceeași comandă și aceeași listă de fire.',
      image: 'automatic-crimping-line',
      links: [['Discutați cu un expert', '/requests/contact']],
    }),
    machines(
      { heading: 'Trei pentru început' },
      [
        'axion-56',
        'Axion 56',
        'Linie complet automată, schimbare de serie în trei minute.',
        'automatic-crimping-line-front',
      ],
      ['corva-24', 'Corva 24', 'Presă de banc de 24 kN cu o curbă la fiecare cursă.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Torsadează perechi de până la doisprezece metri.', 'wire-twisting-machine-front'],
    ),
    table(
      'Ce mașină pentru câte fire?',
      [
        'Fire pe zi|Alegere obișnuită|Persoane',
        'până la 500|Mașină și presă de banc|1',
        '500–5.000|Mașină de tăiere și dezizolare, presă cu modul|1–2',
        'peste 5.000|Linie complet automată|1 la 2 linii',
      ],
      'O regulă orientativă. Schimbările de serie contează mai mult decât cantitatea.',
    ),
    search('Căutați ceva anume?', 'Căutați după mașină, contact, tip de fir sau secțiune.'),
    expert(
      'Spuneți firul, contactul și bucățile pe schimb. Răspundem cu o mașină și un timp de ciclu.',
      'Ines Duarte',
      'Inginer de aplicații, Porto',
    ),
  ],
}
