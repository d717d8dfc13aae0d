import type { Phrase } from '../about-bank.ts';

export const storiesFr: readonly Phrase[] = [
  'J’ai grandi dans une maison où l’on parlait tous en même temps. Pour dire quelque chose, il fallait guetter un silence. C’est ainsi que j’ai appris à écouter, et à finir vite mon dessert.',
  'Tous les ans, en août, je retourne dans le même village du Cantal. La boulangère me garde une tourte de seigle, le facteur me demande des nouvelles de la ville. On ne s’y ennuie jamais, puisqu’il ne s’y passe rien.',
  'J’ai hérité d’un carnet de recettes taché, écrit par trois femmes de la famille. Personne n’y donne les quantités : « assez de farine », « du beurre, mais honnêtement ». J’essaie d’être honnête avec le beurre.',
  'Mon dimanche commence au marché et finit à table, et il y a rarement moins de quatre heures entre les deux. L’été, on mange sous le tilleul. L’hiver, on parle de l’été.',
  {
    female:
      'Un jour, à Lyon, je me suis trompée de train et j’ai passé le week-end à Annecy. J’ai dormi dans une pension tenue par deux frères fâchés. Depuis, je vérifie moins les quais.',
    male: 'Un jour, à Lyon, je me suis trompé de train et j’ai passé le week-end à Annecy. J’ai dormi dans une pension tenue par deux frères fâchés. Depuis, je vérifie moins les quais.',
  },
  'Le canapé de mon salon a connu des sommeils célèbres : cousins, amis de passage, un trompettiste belge. Chez moi, on trouve toujours un drap propre. Et du café, si l’on accepte mes théories au réveil.',
  'Longtemps, j’ai cru aimer le silence. Puis il est venu habiter chez moi, et je laisse maintenant la radio allumée dans deux pièces. Une voix dans la cuisine me ferait plaisir.',
  'J’ai appris à nager très tard, avec un maître-nageur de vingt-deux ans qui m’appelait « capitaine ». Aujourd’hui, je fais mes vingt longueurs. Je ne réponds plus qu’au nom de capitaine.',
  'Le samedi, je tiens le stand de livres d’une association. Je conseille sans qu’on me le demande, et je me trompe une fois sur deux. Les gens reviennent quand même, par curiosité, je crois.',
  'Mon plus beau voyage s’est fait en autocar, avec une chorale et un chauffeur qui chantait faux. Nous allions à Prague, nous avons surtout vu des parkings. J’en ris encore.',
  'Ma grand-mère disait que l’on connaît les gens en écossant des petits pois avec eux. J’ai vérifié : elle avait raison. Apportez le saladier.',
  'J’ai peint mes volets en bleu, puis en vert, puis de nouveau en bleu. La voisine a voté à chaque fois. Nous attendons le printemps pour rouvrir le débat.',
  'Chaque automne, je pars ramasser des noix avec deux amis d’enfance. Nous en mangeons plus que nous n’en rapportons. Sur le chemin du retour, nous racontons les mêmes histoires, un peu embellies.',
  'Il y a un banc, au-dessus de l’étang, où je mange mon sandwich le mercredi. J’y ai rencontré un ancien clown, deux botanistes et un monsieur qui parlait à ses canards. La place à côté est souvent libre.',
  'Mon grand-père notait chaque soir le temps qu’il faisait dans un cahier d’écolier. J’ai retrouvé les cahiers au grenier et j’ai continué. Aujourd’hui : bruine, puis clafoutis.',
  {
    female:
      'Je n’ai jamais voulu de chien. Puis un vieux griffon m’a choisie, à la foire aux bestiaux, en s’asseyant sur mon pied. Depuis, je connais tous les chemins du canton.',
    male: 'Je n’ai jamais voulu de chien. Puis un vieux griffon m’a choisi, à la foire aux bestiaux, en s’asseyant sur mon pied. Depuis, je connais tous les chemins du canton.',
  },
  'J’ai joué une fois au théâtre, un rôle de majordome avec deux répliques. J’ai inversé les deux. Le public a cru que c’était moderne.',
  'Au bout de ma rue, il y a un poirier qui n’appartient à personne. Chaque septembre, nous sommes une dizaine à discuter de la bonne façon de le cueillir. Les poires sont dures, mais la conversation est excellente.',
  'Je fais une chose nouvelle chaque mois de mars. J’ai appris à plier des serviettes en cygne, à greffer un pommier et à dire bonjour en breton. Pour l’année prochaine, j’accepte les suggestions.',
  'Dans mon village, l’épicerie allait fermer, alors nous l’avons reprise à douze. J’y tiens la caisse le samedi matin, mal et gaiement. On vient pour le pain, on reste pour les nouvelles.',
  'Mon oncle tenait un manège de chevaux de bois, et j’ai passé mes étés à tendre le pompon. J’ai gardé un cheval dans l’entrée. Les visiteurs font semblant de ne pas vouloir monter.',
];
