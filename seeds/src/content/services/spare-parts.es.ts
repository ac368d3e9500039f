import { keyFigures, table } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Repuestos',
  description:
    'Piezas de repuesto y de desgaste originales para todas las máquinas desde 1998. El 96 por ciento sale el mismo día.',
  blocks: [
    hero('La pieza correcta, mañana', {
      lead: 'Piezas originales para todas las máquinas fabricadas desde 1998. Lo que se pide antes de las 15:00 sale el mismo día.',
      image: 'spare-blade-set',
      links: [['Pedir piezas', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'De los pedidos enviados el mismo día'],
      ['15', 'años', 'De disponibilidad tras la última entrega'],
      ['6', null, 'Almacenes en cuatro continentes'],
    ]),
    gallery(
      'Piezas de desgaste',
      ['spare-blade-set', 'Cuchillas: después de 400 000 a 600 000 cortes'],
      ['spare-feed-belt', 'Correas de avance: después de unas 2000 horas'],
      ['spare-drive-belt', 'Correas de accionamiento: después de unas 8000 horas'],
      ['spare-guide-roller', 'Rodillos guía: cuando la ranura brilla'],
      ['spare-filter', 'Filtros: cada 500 a 1000 horas'],
      ['spare-gripper', 'Mordazas de la pinza: después de unos 3 millones de agarres'],
    ),
    table('Cuándo pedir', [
      'Pieza|Pedir a los|Motivo',
      'Juego de cuchillas|400 000 cortes|El conductor pelado empieza a mostrar marcas',
      'Punzón y yunque|500 000 crimpados|La rebaba crece 0,01 mm',
      'Correa de avance|2000 h|La longitud varía más de 0,1 mm',
      'Pila del codificador|5 años|La posición se pierde al apagar la máquina',
    ]),
    text('Cómo pedir', [
      '1. En mykomax: elija su máquina y solo verá las piezas adecuadas.',
      '2. Por correo electrónico: bastan el número de serie y el número de artículo.',
      '3. Por teléfono, si la máquina está parada.',
    ]),
    questions(
      'Preguntas',
      ['¿Dónde está el número de serie?', 'En la placa junto al interruptor principal, por ejemplo 56-1184-207.'],
      [
        '¿Puedo usar piezas de otros fabricantes?',
        'Sí. La garantía de la máquina se mantiene, pero no cubre los daños que causen esas piezas.',
      ],
      ['¿Y si una pieza ya no se fabrica?', 'Construimos un recambio que encaja sin modificar la máquina.'],
    ),
    callToAction(
      '¿No conoce el número de artículo?',
      'Envíe una foto y el número de serie. Respondemos en cuatro horas laborables.',
      ['Enviar una foto', '/requests/service?requestedService=spare-parts'],
    ),
  ],
}
