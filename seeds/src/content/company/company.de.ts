import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Unternehmen',
  description: 'Wer wir sind, wo wir bauen und wie Sie uns erreichen: 1’604 Menschen, die von Leitungen leben.',
  blocks: [
    hero('Zuerst die Technik', {
      lead: 'Norlitz entwickelt, baut und wartet Maschinen für die Kabelverarbeitung. Seit 1961 in Wolhusen, seit 1974 auch dort, wo unsere Kunden sind.',
      image: 'factory-hall',
      links: [['Über uns', '/company/about']],
    }),
    keyFigures(
      [
        ['1’604', null, 'Mitarbeitende'],
        ['24', null, 'Standorte'],
        ['9.4', '%', 'Des Umsatzes für die Entwicklung'],
      ],
      { footnote: 'Demodaten, Stand 31. Dezember 2025.' },
    ),
    teasers(
      { heading: 'Mehr über das Unternehmen' },
      ['Über uns', 'Wie wir arbeiten und worauf Sie zählen können', '/company/about', 'crimp-inspection-microscope'],
      [
        'Geschichte',
        'Von zweitausend Drähten zu 96 Millionen Crimps am Tag',
        '/company/history',
        'cut-strip-bench-machine-large',
      ],
      ['Nachhaltigkeit', 'Was eine Maschine in zwanzig Jahren verbraucht', '/company/sustainability', 'copper-strands'],
      ['Qualität', 'Wie wir messen, was wir bauen', '/company/quality', 'crimp-contact-macro'],
      ['Karriere', '31 offene Stellen', '/company/careers', 'assembly-workstation'],
      ['Medien', 'Mitteilungen, Termine und Bilder', '/company/newsroom', 'wire-reels'],
    ),
    brandLogos('Marken der Gruppe'),
    text(
      'Im Besitz von Leuten, die bleiben',
      'Norlitz ist börsenkotiert, und die Gründerfamilie hält weiterhin 14 Prozent. Maschinen leben lange, also braucht es ein langes Gedächtnis: Wer bei uns entwickelt, ist im Schnitt seit elf Jahren da.',
      'Die Zahlen dazu stehen auf den Seiten für [Investoren](/investors).',
    ),
    callToAction(
      'Schauen Sie vorbei',
      'Jeden Donnerstag zeigen wir die Montage. Der Rundgang dauert 90 Minuten und ist kostenlos.',
      ['Termin anfragen', '/requests/contact?topic=visit'],
    ),
  ],
}
