import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': 'Fale com um especialista',
  'contact.promise': 'Respondemos em até 24 horas.',
  'contact.lead':
    'Conte quais fios e terminais você processa. Uma pessoa que conhece a máquina responde em até 24 horas.',
  'contact.about': 'Sua pergunta sobre {product}',
  'contact.question': 'Sua pergunta',
  'contact.question-hint': 'Por exemplo, tipo de fio, terminal, quantidade por turno.',
  'contact.send': 'Enviar pergunta',
  'contact.write-email': 'Escrever um e-mail',
  'contact.call': 'Ligar',
  'contact.more-ways': 'Outras formas de contato',

  'contact.next': 'O que acontece depois',
  'contact.next-read': 'Lemos sua pergunta no mesmo dia.',
  'contact.next-proposal': 'Você recebe uma proposta com amostras medidas.',
  'contact.next-demo': 'Você vê a máquina funcionando, aqui ou por vídeo.',
  'contact.sent': 'Recebemos sua pergunta',
  'contact.sent-due': 'Respondemos até {due}.',
  'contact.sent-number': 'Seu número: {number}',
  'contact.sent-copy': 'Uma cópia foi enviada para {email}.',
}
