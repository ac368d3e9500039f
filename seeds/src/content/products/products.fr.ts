import { families, machines } from '../blocks/teasers.ts'
import { table } from '../blocks/figures.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const fr: SeedText = {
  title: 'Produits',
  description:
    'Machines qui coupent, dénudent, sertissent, marquent, torsadent, testent et assemblent les fils, de l’établi à la ligne complète.',
  blocks: [
    hero('Des machines pour chaque étape d’un fil', {
      lead: 'De la machine d’établi pour les échantillons à la ligne qui ne s’arrête jamais. Toutes partagent une même commande et une même liste de fils.',
      image: 'automatic-crimping-line',
      links: [['Parler à un expert', '/requests/contact']],
    }),
    families(
      { heading: 'Par procédé' },
      {
        process: 'cut',
        title: 'Coupe et dénudage',
        text: 'Lames, lasers et têtes rotatives pour fils, câbles coaxiaux et tubes.',
        range: '0,03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Sertissage',
        text: 'Presses d’établi et lignes entièrement automatiques, effort mesuré à chaque course.',
        range: '0,03–240 mm²',
        href: '/products/crimping-lines',
        image: 'automatic-crimping-line',
      },
      {
        process: 'mark',
        title: 'Marquage',
        text: 'Jet d’encre et laser sur le fil en marche.',
        range: '0,8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Torsadage',
        text: 'Paires et triples à pas constant.',
        range: '0,13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Test de faisceaux',
        text: 'Continuité, isolement, haute tension, composants.',
        range: '128–4 096 points',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Contrôle qualité',
        text: 'Hauteur de sertissage, force d’arrachement, micrographies.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
      {
        process: 'cut',
        title: 'Alimentation en fil',
        text: 'Dévidoirs motorisés qui gardent une traction constante.',
        range: 'jusqu’à 9 m/s',
        href: '/products/prefeeders',
        image: 'wire-prefeeder',
      },
      {
        process: 'test',
        title: 'Assemblage',
        text: 'Des postes qui montrent l’étape suivante.',
        range: 'planches jusqu’à 6 m',
        href: '/products/assembly-workstations',
        image: 'assembly-workstation',
      },
    ),
    machines(
      { heading: 'Trois pour commencer' },
      [
        'axion-56',
        'Axion 56',
        'Ligne entièrement automatique, changement de série en trois minutes.',
        'automatic-crimping-line-front',
      ],
      ['corva-24', 'Corva 24', 'Presse d’établi de 24 kN, avec une courbe pour chaque course.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Torsade des paires jusqu’à douze mètres.', 'wire-twisting-machine-front'],
    ),
    table(
      'Quelle machine pour combien de fils ?',
      [
        'Fils par jour|Choix habituel|Personnes',
        'jusqu’à 500|Machine d’établi et presse d’établi|1',
        '500 à 5 000|Machine de coupe et de dénudage, presse avec module|1 à 2',
        'plus de 5 000|Ligne entièrement automatique|1 pour 2 lignes',
      ],
      'Une règle empirique. Les changements de série comptent plus que les quantités.',
    ),
    search('Vous cherchez quelque chose de précis ?', 'Recherchez par machine, contact, type de fil ou section.'),
    expert(
      'Indiquez-nous le fil, le contact et le nombre de pièces par équipe. Nous répondons par une machine et un temps de cycle.',
      'Ines Duarte',
      'Ingénieure d’application, Porto',
    ),
  ],
}
