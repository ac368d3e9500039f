import { chart } from '../blocks/figures.ts'
import { beside, text } from '../blocks/text-blocks.ts'
import { teasers } from '../blocks/teasers.ts'
import type { SeedPage } from '../seed-page.ts'

export const whatAMachineUsesInTwentyYears: SeedPage = {
  siteSlug: '',
  slug: 'what-a-machine-uses-in-twenty-years',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'automatic-crimping-line-large',
  publishedAt: '2026-05-07T08:00:00.000Z',
  story: {
    category: 'engineering',
    topics: ['sustainability', 'service'],
    contacts: ['tomas-havel'],
    productSlugs: ['axion-56'],
  },
  texts: {
    en: {
      title: 'What a machine uses in twenty years',
      description: 'We added up steel, power, air and copper for one crimping line. The largest part surprised us.',
      leadText: 'We added up steel, power, air and copper for one crimping line. The largest part surprised us.',
      blocks: [
        text(
          null,
          'A customer asked for the footprint of a crimping line. We could have sent a table. Instead we put meters on six lines for a year and added up what twenty years would be: two shifts, 240 days, one retrofit in the middle.',
        ),
        chart(
          {
            kind: 'donut',
            heading: 'Twenty years of one line',
            summary: 'Copper scrap is 54 percent of the footprint, more than power and compressed air together.',
            footnote: 'Share of CO₂ equivalents, mean of six lines. Demo data, invented.',
          },
          [
            'Part|Percent',
            'Copper in scrap|54',
            'Electric power|23',
            'Compressed air|14',
            'Building the machine|6',
            'Transport and service|3',
          ],
        ),
        text(
          'Scrap, not steel',
          'Building the machine is six percent. More than half is copper that became a bad wire: set-up parts, short ends, rejects. A changeover that needs two samples instead of eight saves more than any motor.',
          'That changed our list. We moved two people from the drive project to the sample project. The result is in the control since version 8.3: the machine proposes the first setting from the last thousand orders.',
        ),
        beside(
          { heading: 'Air is dear', image: 'spare-pneumatic-cylinder', square: true },
          'Compressed air loses nine tenths of its energy before it moves anything. The Axion 56 uses electric grippers where the force allows it and shuts the air off after 90 seconds of standstill.',
        ),
        teasers(
          { heading: 'Read on' },
          ['Sustainability', 'Our targets and where we stand', '/company/sustainability'],
          ['Retrofit', 'New control, known frame', '/services/retrofit'],
        ),
      ],
    },
    de: {
      title: 'Was eine Maschine in zwanzig Jahren verbraucht',
      description:
        'Stahl, Strom, Luft und Kupfer einer Crimplinie, zusammengezählt. Der größte Posten hat uns überrascht.',
      leadText:
        'Stahl, Strom, Luft und Kupfer einer Crimplinie, zusammengezählt. Der größte Posten hat uns überrascht.',
      blocks: [
        text(
          null,
          'Ein Kunde wollte den Fußabdruck einer Crimplinie wissen. Wir hätten eine Tabelle schicken können. Stattdessen haben wir sechs Linien ein Jahr lang mit Zählern versehen und auf zwanzig Jahre hochgerechnet: zwei Schichten, 240 Tage, eine Nachrüstung in der Mitte.',
        ),
        chart(
          {
            kind: 'donut',
            heading: 'Zwanzig Jahre einer Linie',
            summary: 'Kupfer im Ausschuss macht 54 Prozent aus, mehr als Strom und Druckluft zusammen.',
            footnote: 'Anteil an den CO₂-Äquivalenten, Mittel aus sechs Linien. Demodaten, erfunden.',
          },
          [
            'Posten|Prozent',
            'Kupfer im Ausschuss|54',
            'Strom|23',
            'Druckluft|14',
            'Bau der Maschine|6',
            'Transport und Service|3',
          ],
        ),
        text(
          'Ausschuss, nicht Stahl',
          'Der Bau der Maschine macht sechs Prozent aus. Mehr als die Hälfte ist Kupfer, das zur schlechten Leitung wurde: Einrichtteile, Reststücke, Ausschuss. Ein Umrüsten mit zwei statt acht Mustern spart mehr als jeder Motor.',
          'Das hat unsere Liste verändert. Zwei Personen wechselten vom Antriebs- zum Musterprojekt. Das Ergebnis steckt seit Version 8.3 in der Steuerung: Die Maschine schlägt die erste Einstellung aus den letzten tausend Aufträgen vor.',
        ),
        beside(
          { heading: 'Luft ist teuer', image: 'spare-pneumatic-cylinder', square: true },
          'Druckluft verliert neun Zehntel ihrer Energie, bevor sie etwas bewegt. Die Axion 56 greift elektrisch, wo die Kraft es zulässt, und schließt die Luft nach 90 Sekunden Stillstand.',
        ),
        teasers(
          { heading: 'Weiterlesen' },
          ['Nachhaltigkeit', 'Unsere Ziele und wo wir stehen', '/company/sustainability'],
          ['Nachrüstung', 'Neue Steuerung, bekannter Rahmen', '/services/retrofit'],
        ),
      ],
    },
  },
}
