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

  'contact.subject': 'Assunto: {subject}',
  'contact.employer-or-school': 'Empregador atual ou escola',
  'contact.topic.demo': 'Solicitar uma demonstração',
  'contact.topic.demo-lead':
    'Conte-nos o que gostaria de ver e quando. Mostramos nas nossas instalações, nas suas ou por vídeo.',
  'contact.topic.training': 'Reservar uma vaga no treinamento',
  'contact.topic.training-lead':
    'Indique o curso, o número de pessoas e as datas possíveis. Confirmamos as vagas ou propomos outras datas.',
  'contact.topic.event': 'Reservar uma vaga',
  'contact.topic.event-lead': 'Conte-nos em que data gostaria de participar e quantas pessoas virão.',
  'contact.topic.visit': 'Marcar uma visita',
  'contact.topic.visit-lead': 'Conte-nos quando gostaria de vir e o que mais lhe interessa.',
  'contact.topic.sample': 'Anunciar uma amostra',
  'contact.topic.sample-lead': 'Diga o que vai enviar: fio, terminal, quantidade e valores a medir.',
  'contact.topic.quote': 'Pedir um preço',
  'contact.topic.quote-lead':
    'Os tipos de máquina, os números de série e os turnos por dia bastam para um primeiro preço.',
  'contact.topic.application': 'Candidatar-se',
  'contact.topic.application-lead':
    'Conte-nos a que vaga se candidata e o que fez até agora. Você pode anexar fotos do seu trabalho.',
}
