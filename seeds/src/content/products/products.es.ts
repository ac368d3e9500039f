import { families, machines } from '../blocks/teasers.ts'
import { table } from '../blocks/figures.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Productos',
  description:
    'Máquinas que cortan, pelan, crimpan, marcan, trenzan, prueban y montan cables, del banco a la línea completa.',
  blocks: [
    hero('Máquinas para cada paso de un cable', {
      lead: 'De la máquina de banco para muestras a la línea que nunca se detiene. Todas comparten un mismo control y una misma lista de cables.',
      image: 'automatic-crimping-line',
      links: [['Hablar con un experto', '/requests/contact']],
    }),
    families(
      { heading: 'Por proceso' },
      {
        process: 'cut',
        title: 'Corte y pelado',
        text: 'Cuchillas, láseres y cabezales rotativos para cables, coaxiales y tubos.',
        range: '0,03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimpado',
        text: 'Prensas de banco y líneas totalmente automáticas, con medición de la fuerza en cada carrera.',
        range: '0,03–240 mm²',
        href: '/products/crimping-lines',
        image: 'automatic-crimping-line',
      },
      {
        process: 'mark',
        title: 'Marcado',
        text: 'Inyección de tinta y láser sobre el cable en marcha.',
        range: '0,8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Trenzado',
        text: 'Pares y ternas con un paso constante.',
        range: '0,13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Prueba de mazos',
        text: 'Continuidad, aislamiento, alta tensión, componentes.',
        range: '128–4096 puntos',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Control de calidad',
        text: 'Altura de crimpado, fuerza de tracción, micrografías.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
      {
        process: 'cut',
        title: 'Alimentación de cable',
        text: 'Prealimentadores que mantienen constante la tracción.',
        range: 'hasta 9 m/s',
        href: '/products/prefeeders',
        image: 'wire-prefeeder',
      },
      {
        process: 'test',
        title: 'Montaje',
        text: 'Puestos que muestran el siguiente paso.',
        range: 'tableros de hasta 6 m',
        href: '/products/assembly-workstations',
        image: 'assembly-workstation',
      },
    ),
    machines(
      { heading: 'Tres para empezar' },
      [
        'axion-56',
        'Axion 56',
        'Línea totalmente automática, cambio de formato en tres minutos.',
        'automatic-crimping-line-front',
      ],
      ['corva-24', 'Corva 24', 'Prensa de banco de 24 kN, con una curva para cada carrera.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Trenza pares de hasta doce metros.', 'wire-twisting-machine-front'],
    ),
    table(
      '¿Qué máquina para cuántos cables?',
      [
        'Cables al día|Elección habitual|Personas',
        'hasta 500|Máquina de banco y prensa de banco|1',
        'de 500 a 5000|Máquina de corte y pelado, prensa con módulo|1 a 2',
        'más de 5000|Línea totalmente automática|1 para 2 líneas',
      ],
      'Es una regla práctica. Los cambios de formato deciden más que las cantidades.',
    ),
    search('¿Busca algo concreto?', 'Busque por máquina, terminal, tipo de cable o sección.'),
    expert(
      'Indíquenos el cable, el terminal y las piezas por turno. Respondemos con una máquina y un tiempo de ciclo.',
      'Ines Duarte',
      'Ingeniera de aplicaciones, Oporto',
    ),
  ],
}
