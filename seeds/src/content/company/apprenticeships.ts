import { keyFigures } from '../blocks/figures.ts'
import { beside, hero, questions, quote } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const apprenticeships: SeedPage = {
  siteSlug: '',
  slug: 'apprenticeships',
  parent: 'company/careers',
  theme: 'Default',
  image: 'assembly-workstation-front',
  texts: {
    en: {
      title: 'Apprenticeships',
      description: 'Six trades in four countries. In the first month you take our oldest machine apart.',
      blocks: [
        hero('Learn a trade at Norlitz', {
          lead: 'Six trades, four countries, 74 apprentices. In the first month you take our oldest machine apart and put it together again.',
          image: 'assembly-workstation-front',
        }),
        keyFigures(
          [
            ['6', null, 'Trades'],
            ['22', null, 'New apprentices a year'],
            ['83', '%', 'Stay after the apprenticeship'],
          ],
          { footnote: 'Demo data, invented.' },
        ),
        beside(
          { heading: 'Polymechanic, automation technician, developer', image: 'spare-gripper', square: true },
          'You change department every six months: workshop, assembly, service, development. In the third year you go to a customer with a service engineer, and not to carry the bag.',
        ),
        quote(
          'I was seventeen and was asked why I would do it differently. They then did it my way.',
          'Nina Felder',
          'Automation technician, third year',
        ),
        questions(
          'Before you apply',
          [
            'Which marks do I need?',
            'Mathematics matters, but we look at what you have built or repaired. Bring it along.',
          ],
          ['Can I try it first?', 'Yes: two days in the workshop, every school holiday.'],
          [
            'Where can I read more in German?',
            'On the site of our vocational training: [norlitz-ausbildung](http://www.norlitz-ausbildung.localhost:8080/de).',
          ],
        ),
      ],
    },
    de: {
      title: 'Lehrstellen',
      description: 'Sechs Berufe in vier Ländern. Im ersten Monat zerlegst du unsere älteste Maschine.',
      blocks: [
        hero('Eine Lehre bei Norlitz', {
          lead: 'Sechs Berufe, vier Länder, 74 Lernende. Im ersten Monat zerlegst du unsere älteste Maschine und baust sie wieder zusammen.',
          image: 'assembly-workstation-front',
        }),
        keyFigures(
          [
            ['6', null, 'Berufe'],
            ['22', null, 'Neue Lernende pro Jahr'],
            ['83', '%', 'Bleiben nach der Lehre'],
          ],
          { footnote: 'Demodaten, erfunden.' },
        ),
        beside(
          { heading: 'Polymechanik, Automatik, Informatik', image: 'spare-gripper', square: true },
          'Alle sechs Monate wechselst du die Abteilung: Werkstatt, Montage, Service, Entwicklung. Im dritten Jahr fährst du mit zum Kunden, und nicht, um die Tasche zu tragen.',
        ),
        quote(
          'Ich war siebzehn und wurde gefragt, warum ich es anders machen würde. Dann haben sie es so gemacht.',
          'Nina Felder',
          'Automatikerin, drittes Lehrjahr',
        ),
        questions(
          'Vor der Bewerbung',
          [
            'Welche Noten brauche ich?',
            'Mathematik zählt, aber wir schauen auch, was du schon gebaut oder repariert hast. Bring es mit.',
          ],
          ['Kann ich schnuppern?', 'Ja: zwei Tage in der Werkstatt, in allen Schulferien.'],
          [
            'Wo steht mehr?',
            'Auf der Website unserer Berufsbildung: [norlitz-ausbildung](http://www.norlitz-ausbildung.localhost:8080/de).',
          ],
        ),
      ],
    },
  },
}
