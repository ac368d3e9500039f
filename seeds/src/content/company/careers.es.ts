import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const es: SeedText = {
  title: 'Empleo',
  description:
    '31 puestos vacantes, 9 de ellos para personas que nunca han visto un crimpado. Cómo contratamos y qué ofrecemos.',
  blocks: [
    hero('Trabajar en cosas que duran', {
      lead: '31 puestos vacantes, 9 de ellos para personas que nunca han visto un crimpado. Aquí se aprende en tres meses.',
      opening: 'text',
    }),
    openPositions(
      'es',
      'Puestos vacantes',
      'Los puestos de este sitio de demostración son ejemplos; las candidaturas no se tramitan.',
    ),
    beside(
      { heading: 'Tres meses en la máquina', image: 'assembly-workstation', side: 'left' },
      'Todos empiezan en una prensa, también quienes llevan la contabilidad o programan: una semana de ajuste, una de calidad y una en casa de un cliente.',
    ),
    timeline(
      'Cómo contratamos',
      ['10 minutos', 'Solicitud', 'Currículum o perfil de LinkedIn. Sin carta de presentación.'],
      ['En 1 semana', 'Primera entrevista', '30 minutos por vídeo con la jefatura del equipo.'],
      ['Medio día', 'Visita', 'Resuelve con nosotros una tarea real y conoce la nave.'],
      ['En 3 días', 'Decisión', 'Por teléfono y con los motivos.'],
    ),
    questions(
      'Cómo contratamos',
      [
        '¿Cuánto tiempo lleva?',
        'Tres semanas desde su carta hasta nuestra respuesta. Dos entrevistas, una de ellas con su futuro equipo.',
      ],
      [
        '¿Tengo que hablar alemán?',
        'En Wolhusen ayuda, y nosotros pagamos el curso. En los demás lugares basta el idioma local, con algo de inglés.',
      ],
      ['¿Puedo trabajar a tiempo parcial?', 'Sí, en más de la mitad de los puestos. El filtro muestra en cuáles.'],
    ),
    text('Qué ofrecemos', [
      'Seis semanas de vacaciones',
      'Una participación en los beneficios, igual para todos',
      'Un permiso parental de 16 semanas para cada progenitor',
    ]),
    keyFigures([
      ['11', 'años', 'Permanencia media de nuestros ingenieros'],
      ['74', null, 'Aprendices en cuatro países'],
      ['40', 'h', 'De formación al año, para todos'],
    ]),
    callToAction('¿Nada que encaje con usted?', 'Escriba qué sabe hacer y qué quiere aprender. Lo leerá una persona.', [
      'Escríbanos',
      '/requests/contact?topic=application',
    ]),
  ],
}
