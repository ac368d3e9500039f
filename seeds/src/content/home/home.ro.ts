import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'
import { processFamilies } from './process-families.ts'

export const ro: SeedText = {
  title: 'Mașini pentru prelucrarea firelor',
  description:
    'Norlitz construiește mașini care taie, dezizolează, sertizează, torsadează și testează firele din mașini, avioane și dulapuri.',
  blocks: [
    hero('Fiecare fir, exact.', {
      lead: 'Construim mașinile care taie, dezizolează, sertizează, torsadează și testează firele din automobile, avioane și dulapuri electrice. La zecimea de milimetru, de milioane de ori.',
      image: 'automatic-crimping-line',
      links: [
        ['Vedeți mașinile', '/products'],
        ['Discutați cu un expert', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Cel mai gros cablu. Cel mai subțire fir are 0,01 mm²'],
      ['± 0,1', 'mm', 'Precizia lungimii pe un metru'],
      ['31', null, 'Țări cu tehnicieni proprii'],
      ['24', 'ore', 'Răspuns la fiecare întrebare în'],
    ]),
    processFamilies({
      heading: 'Șase procese pentru un fir',
      note: 'Fiecare pas stabilește limitele următorului. De aceea construim mașini pentru toți pașii, cu aceeași comandă.',
      all: 'Toate mașinile',
      decimal: ',',
      points: '128–4.096 puncte',
      processes: [
        [
          'Tăiere și dezizolare',
          'Taie la lungime și dezizolează ambele capete, de la firul subțire de semnal la cablul de baterie.',
        ],
        ['Sertizare', 'Prese de banc și linii complet automate care măsoară forța fiecărei curse.'],
        ['Marcare', 'Marcaje cu jet de cerneală și laser pe firul în mișcare, lizibile pe toată durata cablajului.'],
        ['Torsadare', 'Perechi și triplete cu pas constant pe toată lungimea.'],
        [
          'Testarea cablajelor',
          'De la testerul de banc cu 128 de puncte la mesele de înaltă tensiune pentru cablaje auto complete.',
        ],
        [
          'Instrumente de calitate',
          'Înălțimea sertizării, forța de smulgere și micrografii într-un singur jurnal de calitate.',
        ],
      ],
    }),
    forceCurve('ro', {
      heading: 'Fiecare sertizare lasă o curbă',
      lead: 'Wire Flow o citește de la presă, o compară cu comanda și oprește linia înainte de a doua piesă proastă. Înregistrarea însoțește cablajul toată viața.',
      image: 'copper-strands',
      links: [
        ['Vedeți Smart Factory', '/smart-factory'],
        ['Cereți o demonstrație', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('ro', stories, { heading: 'Articole', link: ['Toate articolele', '/stories'], arrangement: 'lead' }),
    locationMap('ro'),
    callToAction(
      'La ce fir lucrați?',
      'Trimiteți-ne o mostră și desenul. O prelucrăm pe mașina potrivită și o returnăm cu valorile măsurate.',
      ['Discutați cu un expert', '/contact'],
      ['Găsiți o locație', '/locations'],
    ),
  ],
}
