import type { AreaTexts } from '../../catalogue.ts'

export const story: AreaTexts<'story'> = {
  'story.title': '案例故事',
  'story.all': '全部案例故事',
  'story.latest': '最新案例故事',
  'story.related': '相关案例故事',
  'story.topics': '主题',
  'story.all-topics': '全部主题',
  'story.category': '类别',
  'story.all-categories': '全部类别',
  'story.archive': '存档',
  'story.all-years': '全部年份',
  'story.more-about': '更多相关内容：{topic}',
  'story.none': '没有匹配的案例故事',
  'story.reading-time': '{minutes, plural, other {阅读约需 # 分钟}}',
  'story.machines': '本文涉及的设备',

  'story.share': '分享',
  'story.share-email': '通过电子邮件分享',
  'story.share-linkedin': '分享到 LinkedIn',
  'story.authors': '作者',
  'story.written-by': '作者：{name}',
  'story.write-to': '写信给 {name}',
  'story.count': '{count, plural, other {# 篇案例故事}}',
  'story.by': '{name} 的案例故事',

  'story.feedback.title': '告诉编辑部',
  'story.feedback.lead': '更正、疑问或来自您工厂的故事，我们都会逐条阅读。',
  'story.feedback.send': '发送留言',
  'story.feedback.sent': '留言已发送',
  'story.feedback.sent-text': '谢谢。编辑部会阅读每一条留言。',
}
