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
}
