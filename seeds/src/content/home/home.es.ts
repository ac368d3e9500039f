import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { families } from '../blocks/teasers.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'

export const es: SeedText = {
  title: 'Máquinas para el procesamiento de cables',
  description:
    'Norlitz construye máquinas que cortan, pelan, crimpan, trenzan y prueban cables para automóviles, aviones y armarios eléctricos.',
  blocks: [
    hero('Cada cable, con exactitud.', {
      lead: 'Construimos las máquinas que cortan, pelan, crimpan, trenzan y prueban los cables de automóviles, aviones y armarios eléctricos. Con precisión de una décima de milímetro, millones de veces.',
      image: 'automatic-crimping-line',
      links: [
        ['Descubrir las máquinas', '/products'],
        ['Hablar con un experto', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'El cable más grueso. El más fino tiene 0,01 mm²'],
      ['± 0,1', 'mm', 'Precisión de longitud en un metro'],
      ['31', null, 'Países con técnicos de servicio propios'],
      ['24', 'h', 'Plazo máximo de respuesta a cada consulta'],
    ]),
    families(
      {
        heading: 'Seis procesos. Un solo cable.',
        note: 'Cada paso fija los límites del siguiente. Por eso los construimos todos, y por eso comparten un mismo control.',
        link: ['Todas las máquinas', '/products'],
      },
      {
        process: 'cut',
        title: 'Corte y pelado',
        text: 'Corte a medida y pelado de ambos extremos, del cable de señal más fino al cable de batería.',
        range: '0,03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimpado',
        text: 'Prensas de banco y líneas totalmente automáticas que miden la fuerza de cada carrera.',
        range: '0,03–240 mm²',
        href: '/products/crimping-lines',
        image: 'crimping-press',
      },
      {
        process: 'mark',
        title: 'Marcado',
        text: 'Inyección de tinta o láser sobre el cable en marcha, legible durante toda la vida del mazo.',
        range: '0,8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Trenzado',
        text: 'Pares y ternas con un paso constante en toda la longitud del cable.',
        range: '0,13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Prueba de mazos',
        text: 'Del comprobador de banco de 128 puntos a las mesas de alta tensión para mazos de vehículo completos.',
        range: '128–4096 puntos',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Control de calidad',
        text: 'Altura de crimpado, fuerza de tracción y micrografías, reunidas en un registro de calidad.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
    ),
    forceCurve('es', {
      heading: 'Cada crimpado deja una curva',
      lead: 'Wire Flow la lee de la prensa, la compara con el pedido y detiene la línea antes de la segunda pieza mala. El registro acompaña al mazo durante toda su vida.',
      image: 'copper-strands',
      links: [
        ['Ver Smart Factory', '/smart-factory'],
        ['Solicitar una demostración', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('es', stories, {
      heading: 'Historias',
      link: ['Todas las historias', '/stories'],
      arrangement: 'lead',
    }),
    locationMap('es'),
    callToAction(
      '¿Con qué cable trabaja?',
      'Envíenos una muestra y el plano. La procesamos en la máquina adecuada y se la devolvemos con los valores medidos.',
      ['Hablar con un experto', '/contact'],
      ['Buscar una sede', '/locations'],
    ),
  ],
}
