import { table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Formación',
  description: '38 cursos para operarios, preparadores y personal de calidad en Wolhusen, Elgin, Pune o en su planta.',
  blocks: [
    hero('Corte uno usted mismo', {
      lead: 'Quien ha cortado un crimpado entiende la tolerancia. 38 cursos para operarios, preparadores y personal de calidad.',
      image: 'assembly-workstation',
      links: [['Reservar una plaza', '/requests/contact?topic=training']],
    }),
    table(
      'Los cursos más solicitados',
      [
        'Curso|Días|Para|Plazas',
        'Manejar una línea de crimpado|2|Operarios|8',
        'Ajuste y cambio de formato|3|Preparadores|6',
        'Calidad del crimpado|5|Personal de calidad|8',
        'Mantener la serie Axion|4|Mantenimiento|6',
        'Wire Flow para planificadores|1|Planificación|12',
      ],
      'En Wolhusen, Elgin y Pune, o en su planta a partir de cuatro personas.',
    ),
    beside(
      { heading: 'La mitad, en la máquina', image: 'crimping-press-front', side: 'left' },
      'Por la mañana, el porqué; por la tarde, el cómo. Cada pareja tiene su prensa, su microscopio y el cable de su propia planta, si nos lo envía dos semanas antes.',
    ),
    quote(
      'Llevaba nueve años aprobando crimpados. El segundo día supe cuáles no debería haber aprobado.',
      'Participante en el curso',
      'Técnica de calidad, Győr',
    ),
    questions(
      'Preguntas',
      [
        '¿En qué idiomas?',
        'En español, inglés, alemán, francés, rumano, mandarín e hindi. En otros idiomas, con intérprete.',
      ],
      [
        '¿Hay examen?',
        'En calidad del crimpado, sí: teoría y tres crimpados que se juzgan a ciegas. El certificado vale tres años.',
      ],
      [
        '¿Cuánto cuesta?',
        'Con cada línea nueva se incluyen dos plazas. En los demás casos, pregunte en su [sede](/locations).',
      ],
    ),
    callToAction(
      '¿En su planta?',
      'Nosotros llevamos el microscopio; usted pone una prensa, una sala y al menos cuatro personas.',
      ['Pedir una fecha', '/requests/contact?topic=training'],
    ),
  ],
}
