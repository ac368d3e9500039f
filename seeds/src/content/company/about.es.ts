import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, questions, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const es: SeedText = {
  title: 'Quiénes somos',
  description:
    'Así trabaja Norlitz: primero medir, después prometer. Quien ha construido su máquina también responde de ella.',
  blocks: [
    hero('Máquinas para cables desde 1961', {
      lead: 'Construimos máquinas que cortan, pelan, crimpan, trenzan y comprueban cables: 1.604 personas en 24 sedes.',
      image: 'factory-hall',
      links: [['Cómo trabajamos', '#how-we-work']],
    }),
    timeline(
      'De 1961 a hoy',
      ['1961', 'Primera máquina de corte', 'Dos mil cables, con medio milímetro de precisión'],
      ['1998', 'Control de la fuerza de crimpado', 'Desde entonces, en cada prensa'],
      ['2011', 'Planta de Timișoara', 'Líneas de crimpado cerca de los fabricantes de mazos'],
      ['2026', 'Axion 56', 'Cambio de serie en tres minutos, sin herramientas'],
    ),
    text(
      'Cómo empezó todo',
      'En 1961 le pidieron a un matricero de Wolhusen que cortara dos mil cables a la misma longitud antes del viernes. El miércoles construyó una máquina. Tenía una precisión de medio milímetro, y el cliente encargó otra para la semana siguiente.',
      'La empresa sigue trabajando así. Alguien tiene un cable y un problema; nosotros construimos hasta que ambos encajan. Lo que aprendemos por el camino pasa a la siguiente máquina.',
    ),
    anchor('how-we-work'),
    text(
      'Cómo trabajamos',
      'Usted envía un cable, un terminal y un plano. Fabricamos 500 piezas, las medimos y le enviamos las piezas y los valores.',
      '### Con qué puede contar',
      [
        '1. Cada consulta recibe respuesta en 24 horas.',
        '2. Los repuestos están disponibles durante 15 años después de la última entrega.',
        '3. La persona que puso a punto su línea sigue siendo su contacto.',
      ],
    ),
    quote(
      'Lo que no se puede medir en la máquina se adivina en el laboratorio.',
      'Regula Moser',
      'Presidenta del consejo de administración',
    ),
    table(
      'Cuatro plantas, 24 sedes',
      [
        'Centro|Fabrica|Desde|Personas',
        'Wolhusen|Líneas de crimpado, aplicadores|1961|640',
        'Timișoara|Líneas de crimpado|2011|410',
        'Elgin|Sistemas de prueba|2004|190',
        'Suzhou|Corte y pelado|2008|230',
        'Otros 20|Ventas, servicio, formación|–|134',
        '* Total|–|–|1.604',
      ],
      'Datos de demostración, a 31 de diciembre de 2025.',
    ),
    leaders('es'),
    sustainabilityFigures('es'),
    beside(
      {
        heading: 'Un control para todas',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Ver las máquinas', '/products'],
      },
      'El corte, el crimpado, el trenzado y la prueba usan el mismo control, la misma lista de cables y las mismas palabras. Quien sabe manejar una de nuestras máquinas se orienta en la siguiente.',
    ),
    questions(
      'Preguntas',
      [
        '¿Puedo visitar el montaje?',
        'Sí, los jueves. La visita dura 90 minutos y es gratuita. [Escríbanos](/contact) dos semanas antes.',
      ],
      [
        '¿Aceptan la devolución de máquinas antiguas?',
        'Todas las que hemos construido. Los bastidores se reacondicionan y el resto se separa por materiales.',
      ],
      [
        '¿De quién es la empresa?',
        'Norlitz cotiza en bolsa; la familia fundadora posee el 14 por ciento. Todas las cifras de este sitio son inventadas.',
      ],
    ),
  ],
}
