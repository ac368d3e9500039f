import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { families } from '../blocks/teasers.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'

export const fr: SeedText = {
  title: 'Machines pour le traitement du fil',
  description:
    'Norlitz construit des machines qui coupent, dénudent, sertissent, torsadent et testent les fils des voitures, des avions et des armoires électriques.',
  blocks: [
    hero('Chaque fil, exactement.', {
      lead: 'Nous construisons les machines qui coupent, dénudent, sertissent, torsadent et testent les fils des voitures, des avions et des armoires électriques. Au dixième de millimètre, des millions de fois.',
      image: 'automatic-crimping-line',
      links: [
        ['Découvrir les machines', '/products'],
        ['Parler à un expert', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Section du plus gros câble. Le fil le plus fin fait 0,01 mm²'],
      ['± 0,1', 'mm', 'Précision de longueur sur un mètre'],
      ['31', null, 'Pays avec nos propres techniciens de service'],
      ['24', 'h', 'Délai maximal de réponse à toute demande'],
    ]),
    families(
      {
        heading: 'Six procédés. Un seul fil.',
        note: 'Chaque étape fixe les limites de la suivante. C’est pourquoi nous les maîtrisons toutes, et pourquoi elles partagent une même commande.',
        link: ['Toutes les machines', '/products'],
      },
      {
        process: 'cut',
        title: 'Coupe et dénudage',
        text: 'Mise à longueur et dénudage des deux extrémités, du fil de signal le plus fin au câble de batterie.',
        range: '0,03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Sertissage',
        text: 'Presses d’établi et lignes entièrement automatiques qui mesurent l’effort à chaque course.',
        range: '0,03–240 mm²',
        href: '/products/crimping-lines',
        image: 'crimping-press',
      },
      {
        process: 'mark',
        title: 'Marquage',
        text: 'Jet d’encre ou laser sur le fil en marche, lisible pendant toute la vie du faisceau.',
        range: '0,8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Torsadage',
        text: 'Paires et triples à pas constant sur toute la longueur du fil.',
        range: '0,13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Test de faisceaux',
        text: 'Du testeur d’établi à 128 points aux tables haute tension pour faisceaux automobiles complets.',
        range: '128–4 096 points',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Contrôle qualité',
        text: 'Hauteur de sertissage, force d’arrachement et micrographies, réunies dans un journal de qualité.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
    ),
    forceCurve('fr', {
      heading: 'Chaque sertissage laisse une courbe',
      lead: 'Wire Flow la lit sur la presse, la compare à l’ordre et arrête la ligne avant la deuxième mauvaise pièce. L’enregistrement accompagne le faisceau toute sa vie.',
      image: 'copper-strands',
      links: [
        ['Voir Smart Factory', '/smart-factory'],
        ['Demander une démonstration', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('fr', stories, { heading: 'Articles', link: ['Tous les articles', '/stories'], arrangement: 'lead' }),
    locationMap('fr'),
    callToAction(
      'Sur quel fil travaillez-vous ?',
      'Envoyez-nous un échantillon et le plan. Nous le traitons sur la machine qui convient et vous le renvoyons avec les valeurs mesurées.',
      ['Parler à un expert', '/contact'],
      ['Trouver un site', '/locations'],
    ),
  ],
}
