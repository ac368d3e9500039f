import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Hable con un experto',
  'contact.promise': 'Respondemos en 24 horas.',
  'contact.lead': 'Díganos qué cables y terminales procesa. Una persona que conoce la máquina responde en 24 horas.',
  'contact.about': 'Su pregunta sobre {product}',
  'contact.question': 'Su pregunta',
  'contact.question-hint': 'Por ejemplo, tipo de cable, terminal, cantidad por turno.',
  'contact.send': 'Enviar pregunta',
  'contact.write-email': 'Escribir un correo electrónico',
  'contact.call': 'Llamar',
  'contact.more-ways': 'Otras formas de contacto',

  'contact.next': 'Qué sucede después',
  'contact.next-read': 'Leemos su pregunta el mismo día.',
  'contact.next-proposal': 'Recibe una propuesta con muestras medidas.',
  'contact.next-demo': 'Ve la máquina en funcionamiento, aquí o por vídeo.',
  'contact.sent': 'Hemos recibido su pregunta',
  'contact.sent-due': 'Respondemos antes del {due}.',
  'contact.sent-number': 'Su número: {number}',
  'contact.sent-copy': 'Se ha enviado una copia a {email}.',

  'contact.subject': 'Asunto: {subject}',
  'contact.employer-or-school': 'Empresa actual o centro de estudios',
  'contact.topic.demo': 'Solicitar una demostración',
  'contact.topic.demo-lead':
    'Díganos qué le gustaría ver y cuándo. Lo mostramos en nuestra casa, en la suya o por vídeo.',
  'contact.topic.training': 'Reservar una plaza de formación',
  'contact.topic.training-lead':
    'Indique el curso, el número de personas y las fechas posibles. Confirmamos las plazas o proponemos otras fechas.',
  'contact.topic.event': 'Reservar una plaza',
  'contact.topic.event-lead': 'Díganos en qué fecha desea participar y cuántas personas vendrán.',
  'contact.topic.visit': 'Concertar una visita',
  'contact.topic.visit-lead': 'Díganos cuándo le gustaría venir y qué le interesa más.',
  'contact.topic.sample': 'Anunciar una muestra',
  'contact.topic.sample-lead': 'Díganos qué envía: cable, terminal, cantidad y valores que hay que medir.',
  'contact.topic.quote': 'Pedir un precio',
  'contact.topic.quote-lead':
    'Los tipos de máquina, los números de serie y los turnos por día bastan para un primer precio.',
  'contact.topic.application': 'Presentar candidatura',
  'contact.topic.application-lead':
    'Díganos a qué puesto se presenta y qué ha hecho hasta ahora. Puede añadir fotos de su trabajo.',
}
