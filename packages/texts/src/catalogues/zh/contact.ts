import type { AreaTexts } from '../../catalogue.ts'

export const contact: AreaTexts<'contact'> = {
  'contact.title': '咨询专家',
  'contact.promise': '我们将在 24 小时内回复。',
  'contact.lead': '请告诉我们您加工哪些电线和端子。熟悉设备的专业人员将在 24 小时内回复。',
  'contact.about': '您关于 {product} 的问题',
  'contact.question': '您的问题',
  'contact.question-hint': '例如电线类型、端子、每班产量。',
  'contact.send': '发送问题',
  'contact.write-email': '写电子邮件',
  'contact.call': '致电',
  'contact.more-ways': '其他联系方式',

  'contact.next': '后续流程',
  'contact.next-read': '我们将在当天阅读您的问题。',
  'contact.next-proposal': '您将收到附有实测样品的方案。',
  'contact.next-demo': '您可以在我们这里或通过视频观看设备运行。',
  'contact.sent': '我们已收到您的问题',
  'contact.sent-due': '我们将在 {due} 前回复。',
  'contact.sent-number': '您的编号：{number}',
  'contact.sent-copy': '副本已发送至 {email}。',
}
