import type { Language } from './stems';

/** Words without a meaning of their own, folded. They find nothing, but tell "What is radon?" from other radon. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`a about all also am an and any are as at be been being but by can could did do does doing done for from
    get gets getting give go going got had has have having he her here him his how i id if ill im in into is isnt it its much
    ive just let like make makes me my need needs no nor not now of off oh ok on one or our out over own please put
    really said same say see she should shouldnt so some still such tell than thank thanks that thats the their them
    then there theres these they thing things this those though through to too under up us use using very want wants
    was we were what whats when where which while who whos whom why will with wont would yes yet you your youre im
    dont doesnt didnt cant instance really actually someone somebody anything something anyone everything else
    gave give gives given come comes came coming back took look looks looking went gone even though while kind way
    vs versus u ur r pls plz thx hi hello hey dear gonna wanna gotta lol idk btw wanted trying try tried problem
    problems issue issues guys afraid scared
    worried nervous concerned terrified     happens happen okay ya yall id`),
  es: words(`a al algo alguien algun alguna ante aqui asi aun con cual cuales cuando como cual de del desde donde e el
    ella ellos en entre es esa ese eso esta estan este esto estos fue ha hace hacer hago han hasta hay he la las le les
    lo los mas me mi mis mucho muy necesito ni no nos nuestra nuestro o para pero por porque puedo puede pueden que
    quien quiero se sea ser si sin sobre son soy su sus tambien tan tengo tiene tienen tienes todo tu tus u un una uno
    unos usted ustedes va voy y ya yo debo debe hacen q k xq pq tmb d dan da dar dice dicen das hola favor gracias
    vamos van ahora bien les nosotros estamos somos tenemos esas esos estas hice hizo
    puedes podemos podria quisiera miedo preocupa preocupado preocupada asustada problema problemas queremos quieren quiere sabe saber`),
  pt: words(`a ao aos as algo alguem algum alguma aqui assim ate com como da das de dela dele depois do dos e ela ele
    eles em entre era essa esse esta este estou eu faco faz fazer foi ha isso isto ja la lhe mais mas me mesmo meu meus
    minha minhas muito na nao nas nem no nos nossa nosso num numa o onde os ou para pela pelo por porque posso pode
    podem preciso qual quais quando que quem quero se sem ser seu seus sim so sobre sua suas tambem tem tenho ter um
    uma umas uns vai voce voces vou devo deve eh sao esta q pq vc vcs pra pro pras pros to ta tao ne oi ola favor obrigado oq qto agora bem nao deu dar da dao temos estamos somos fiz fez gostaria sou medo preocupa preocupado preocupada problema problemas queria queremos
    quer saber sabe serve`),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
