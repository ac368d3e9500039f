import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Cinco formas de leer una curva de fuerza',
  description: 'Una prensa traza 512 puntos en una carrera. Cinco lugares de esa curva dicen qué salió mal, y cuándo.',
  leadText: 'Una prensa traza 512 puntos en una carrera. Cinco lugares de esa curva dicen qué salió mal, y cuándo.',
  blocks: [
    text(
      null,
      'La mayoría mira una curva de fuerza como un semáforo: verde o rojo. Así se desperdician 510 puntos. Con un poco de práctica, la curva le dice qué pieza estaba mal antes de abrir la cubierta.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'Una carrera, dos cables',
        summary: 'Si falta uno de 19 filamentos, el máximo baja de 19,2 a 18,5 kN y la subida empieza más tarde.',
        footnote: 'Terminal para 2,5 mm², 19 filamentos, medido en una Corva 24.',
      },
      [
        'Recorrido de la corredera, mm|Completo, kN|Falta un filamento, kN',
        '30|0|0',
        '32|0,9|0,7',
        '34|4,8|4,4',
        '36|11,3|10,6',
        '37|15,5|14,7',
        '38|18,1|17,3',
        '39|19,2|18,5',
        '39,5|15,5|15,0',
        '40|0|0',
      ],
    ),
    table('Lo que dice la curva', [
      'Dónde mirar|Qué se ve|Qué suele ser',
      'Inicio de la subida|Más tarde que la aprobada|Falta un filamento o el cable no entró del todo',
      'Primer milímetro|Antes que la aprobada|Aislante en el crimpado del conductor',
      'Pendiente|Más suave|Lote de cable más blando o sección equivocada',
      'Máximo|Más alto, mismo inicio|Altura de crimpado demasiado baja',
      'Máximo en 500 carreras|Se desplaza|Punzón desgastado; cámbielo en la próxima parada',
    ]),
    beside(
      { heading: 'Enseñe a la prensa solo con piezas buenas', image: 'crimping-press', side: 'left' },
      'La curva aprobada es la media de las primeras piezas que usted aceptó. Si una de ellas era mala, la prensa aprende que lo malo es normal. Haga diez, corte tres y apruebe cuando la [micrografía](/stories/what-37-strands-look-like) lo confirme.',
    ),
    questions(
      'Preguntas de los cursos',
      [
        '¿Qué tamaño de fallo se puede ver?',
        'Un filamento de 19 es una caída de cerca del 4 por ciento. Uno de 37 es un 1,5 por ciento, y aún se ve si el lote de cable es uniforme.',
      ],
      [
        '¿La curva sustituye a la prueba de tracción?',
        'No. Vigila cada pieza entre dos pruebas de tracción. Hacen falta las dos, y las dos están en nuestra [formación](/services/training).',
      ],
    ),
  ],
}
