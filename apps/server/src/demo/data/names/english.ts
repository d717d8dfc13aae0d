import { culture } from './name-culture.ts';

export const britishNames = culture(
  [
    'Margaret Susan Linda Christine Patricia Jean Maureen Barbara Janet Carol Pauline Sheila Kathleen Gillian Marion Hilary Rosemary Valerie Lesley Judith',
    'Julie Karen Deborah Jacqueline Tracey Sharon Helen Alison Nicola Amanda Joanne Fiona Lorraine Wendy Heather Caroline Dawn Beverley Mandy Samantha',
    'Sarah Claire Emma Rachel Lisa Kelly Gemma Rebecca Louise Laura Victoria Hannah Natalie Katie Zoe Charlotte Leanne Kirsty Stacey Amy',
  ],
  [
    'David John Michael Peter Alan Brian Roger Keith Barry Derek Graham Malcolm Geoffrey Raymond Trevor Colin Roy Terence Clive Norman',
    'Paul Mark Andrew Stephen Ian Gary Kevin Nigel Simon Neil Martin Stuart Darren Adrian Julian Duncan Russell Gareth Craig Dean',
    'Matthew James Daniel Christopher Lee Richard Robert Adam Jonathan Ben Thomas Gavin Scott Jamie Ryan Luke Carl Marcus Philip Wayne',
  ],
);

export const irishNames = culture(
  [
    'Mary Bridget Margaret Catherine Ann Eileen Nora Kathleen Breda Josephine Philomena Carmel Noreen Bernadette Rosaleen Attracta Una Teresa Nuala Dympna',
    'Caroline Deirdre Fiona Geraldine Siobhán Majella Orla Grainne Bríd Martina Imelda Jacinta Sinéad Maeve Tríona Dervla Bernie Colette Assumpta Elaine',
    'Aoife Ciara Niamh Róisín Emer Clodagh Aisling Sorcha Gráinne Michelle Lorraine Louise Karen Edel Sharon Elaine Denise Eimear Catríona Fionnuala',
  ],
  [
    'Patrick Michael John Thomas James Seán Denis Gerard Brendan Christopher Noel Liam Cornelius Matthew Eugene Jeremiah Francis Desmond Joseph Malachy',
    'Declan Brian Kieran Paul Dermot Eamonn Fergus Tony Finbarr Aidan Padraig Colm Martin Kevin Fintan Donal Enda Vincent Niall Cathal',
    'Conor Eoin Ciarán Barry Ronan David Shane Cormac Darragh Alan Keith Oisín Rory Stephen Diarmuid Jason Mark Cian Colin Ruairí',
  ],
);

export const americanNames = culture(
  [
    'Linda Mary Patricia Barbara Susan Nancy Deborah Sandra Carol Sharon Kathleen Diane Donna Janet Cheryl Judy Peggy Connie Gail Marcia',
    'Lisa Kimberly Michelle Karen Tammy Angela Pamela Laura Cynthia Lori Denise Tina Wendy Robin Stacy Sheila Dawn Renee Paula Jill',
    'Jennifer Amy Melissa Heather Jessica Stephanie Nicole Amanda Sarah Rebecca Erin Crystal Danielle Lindsay Tara Megan Kristen Shannon April Brandi',
  ],
  [
    'James Robert John William Richard Larry Gary Dennis Jerry Roger Gerald Ronald Bruce Wayne Douglas Harold Glenn Dale Stanley Leroy',
    'Michael David Mark Jeffrey Steven Scott Timothy Gregory Todd Keith Craig Randy Rodney Darryl Curtis Troy Brent Terry Chad Ken',
    'Jason Brian Christopher Matthew Joshua Justin Ryan Brandon Eric Aaron Adam Nathan Jeremy Kyle Travis Derek Dustin Shawn Jesse Seth',
  ],
);
