import { defineMessages } from '@vesper/i18n/react';

export const homeMessages = defineMessages({
  title: {
    id: 'home.title',
    defaultMessage: 'Good company for the years ahead',
    description: 'Headline of the home page',
  },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Meet people of your own age who know what they want: someone to talk to, to laugh with, perhaps to love.',
    description: 'Under the headline of the home page',
  },
  seek: {
    id: 'home.seek',
    defaultMessage: 'I am looking for',
    description: 'Field of the search on the home page',
  },
  seekAge: {
    id: 'home.seek.age',
    defaultMessage: 'Age',
    description: 'Field of the search on the home page: from and to',
  },
  seekAnyAge: {
    id: 'home.seek.any-age',
    defaultMessage: 'Any age',
    description: 'First choice of the field "Age" of the search on the home page',
  },
  seekWhere: {
    id: 'home.seek.where',
    defaultMessage: 'Where',
    description: 'Field of the search on the home page: the country in which one looks',
  },
  seekSubmit: {
    id: 'home.seek.submit',
    defaultMessage: 'See who is there',
    description: 'Button of the search on the home page',
  },
  faces: {
    id: 'home.faces',
    defaultMessage: 'A few of the profiles',
    description: 'Heading over three profiles on the home page; some may be fictional and are marked so',
  },
  haveAccount: {
    id: 'home.have-account',
    defaultMessage: 'I already have an account',
    description: 'Link to the login',
  },
  stepsTitle: { id: 'home.steps', defaultMessage: 'How it works', description: 'Heading over three steps' },
  stepOne: { id: 'home.step1', defaultMessage: 'Tell us who you are', description: 'First step' },
  stepOneText: {
    id: 'home.step1.text',
    defaultMessage: 'A name, your date of birth and, if you like, a photo. It takes three minutes.',
    description: 'First step',
  },
  stepTwo: { id: 'home.step2', defaultMessage: 'Find someone', description: 'Second step' },
  stepTwoText: {
    id: 'home.step2.text',
    defaultMessage: 'Search by age and region, and send a like to show that you are interested.',
    description: 'Second step',
  },
  stepThree: { id: 'home.step3', defaultMessage: 'Write the first message', description: 'Third step' },
  stepThreeText: {
    id: 'home.step3.text',
    defaultMessage:
      '{credits, plural, =0 {} one {You get # free credit to start with. } other {You get # free credits to start with. }}Credits pay for messages.',
    description: 'Third step; a message may cost more than one credit, so never say that they are messages',
  },
  trustTitle: {
    id: 'home.trust',
    defaultMessage: 'A site you can trust',
    description: 'Heading over the promises',
  },
  trustPay: {
    id: 'home.trust.pay',
    defaultMessage: 'No subscription',
    description: 'Promise, over the text about buying and returning credits',
  },
  trustPayText: {
    id: 'home.trust.pay.text',
    defaultMessage:
      'You buy credits only when you want them. For {days, plural, one {# day} other {# days}} after buying, you can return those that you have not used, free of charge.',
    description: 'Promise about credits; {days} counts from the purchase',
  },
  trustPrivate: {
    id: 'home.trust.private',
    defaultMessage: 'Your photos stay yours',
    description: 'Promise',
  },
  trustPrivateText: {
    id: 'home.trust.private.text',
    defaultMessage: 'Only your main photo is open to everyone. Nobody is shown exactly where you live.',
    description: 'Promise about privacy',
  },
  trustHonest: { id: 'home.trust.honest', defaultMessage: 'Honest about who is who', description: 'Promise' },
  trustHonestText: {
    id: 'home.trust.honest.text',
    defaultMessage:
      'Profiles that are not real people are always marked, and you can leave them out of your search.',
    description: 'Promise about fictional profiles',
  },
  endTitle: {
    id: 'home.end',
    defaultMessage: 'The evening is still young',
    description: 'Last heading of the home page, above the signup button',
  },
  questions: {
    id: 'home.questions',
    defaultMessage: 'Questions',
    description: 'Heading over three questions',
  },
  askCost: {
    id: 'home.question.cost',
    defaultMessage: 'What does it cost?',
    description: 'Question of a visitor; its answer opens below it',
  },
  answerCost: {
    id: 'home.question.cost.text',
    defaultMessage:
      'Signing up is free, and so is reading new messages from others. {cost, plural, =0 {Sending a message is free, too.} one {Sending a message costs # credit.} other {Sending a message costs # credits.}}{credits, plural, =0 {} one { You get # credit from us to start with.} other { You get # credits from us to start with.}}',
    description: 'Answer; {credits} are given when the address is confirmed',
  },
  askSize: {
    id: 'home.question.size',
    defaultMessage: 'The text is too small for me. Can I change that?',
    description: 'Question of a visitor',
  },
  answerSize: {
    id: 'home.question.size.text',
    defaultMessage:
      'Yes. Press the two letters A at the top of the page: there you can make all text up to twice as large, and choose stronger contrast or a dark background.',
    description: 'Answer; the two letters A are the picture on a button',
  },
  askLeave: {
    id: 'home.question.leave',
    defaultMessage: 'Can I leave whenever I like?',
    description: 'Question of a visitor',
  },
  answerLeave: {
    id: 'home.question.leave.text',
    defaultMessage:
      'Yes. Take a break, and nobody new will find you until you come back. Or delete your account: you will have {days, plural, one {# day} other {# days}} to change your mind before it is gone for good.',
    description: 'Answer; whoever has a conversation with the member still sees it during a break',
  },
  finder: {
    id: 'home.finder',
    defaultMessage: 'Answer a few questions and see who suits you',
    description: 'Button below the profiles: signup, and then the match finder',
  },
});
