import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const es: SeedText = {
  title: 'Contacto',
  description: 'Escriba o llame: cada consulta recibe respuesta en 24 horas, de una persona que conoce la máquina.',
  blocks: [
    hero('Hablar con un experto', {
      lead: 'Cada consulta recibe respuesta en 24 horas, de una persona que conoce la máquina.',
      links: [['Buscar una sede', '/locations']],
    }),
    {
      ...expert(
        'Indique el cable, el terminal y las piezas por turno, o lo que hace su máquina y no debería.',
        'Ines Duarte',
        'Ingeniera de aplicaciones, Oporto',
      ),
      href: '/locations',
    },
    text('Por teléfono o correo', [
      'Ventas: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Servicio: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Prensa: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Antes de escribir',
      [
        '¿Dónde está el número de serie?',
        'En la placa junto al interruptor principal, por ejemplo 56-1184-207. Con él sabemos la máquina, sus piezas y su software.',
      ],
      ['¿Puedo enviar vídeos?', 'Sí, bastan diez segundos. Sujete el teléfono quieto y muestre el lugar donde ocurre.'],
      ['¿Qué pasa con mis datos?', 'Sirven para responderle y para nada más. Véase [privacidad](/privacy).'],
    ),
  ],
}
