import acacia from './acacia.svg';
import anchor from './anchor.svg';
import ball from './ball.svg';
import balloon from './balloon.svg';
import banana from './banana.svg';
import baobab from './baobab.svg';
import beads from './beads.svg';
import bell from './bell.svg';
import bomb from './bomb.svg';
import book from './book.svg';
import buffalo from './buffalo.svg';
import calabash from './calabash.svg';
import cards from './cards.svg';
import cherry from './cherry.svg';
import chest from './chest.svg';
import chili from './chili.svg';
import chip from './chip.svg';
import clover from './clover.svg';
import coconut from './coconut.svg';
import coffee from './coffee.svg';
import coin from './coin.svg';
import compass from './compass.svg';
import crocodile from './crocodile.svg';
import crown from './crown.svg';
import dhow from './dhow.svg';
import diamond from './diamond.svg';
import dice from './dice.svg';
import dragon from './dragon.svg';
import drum from './drum.svg';
import eagle from './eagle.svg';
import elephant from './elephant.svg';
import emerald from './emerald.svg';
import fish from './fish.svg';
import flamingo from './flamingo.svg';
import gecko from './gecko.svg';
import giraffe from './giraffe.svg';
import goblet from './goblet.svg';
import hibiscus from './hibiscus.svg';
import horseshoe from './horseshoe.svg';
import key from './key.svg';
import kite from './kite.svg';
import lamp from './lamp.svg';
import lantern from './lantern.svg';
import lemon from './lemon.svg';
import leopard from './leopard.svg';
import lightning from './lightning.svg';
import lion from './lion.svg';
import maize from './maize.svg';
import mango from './mango.svg';
import mask from './mask.svg';
import matatu from './matatu.svg';
import moon from './moon.svg';
import mountain from './mountain.svg';
import palm from './palm.svg';
import phoenix from './phoenix.svg';
import pineapple from './pineapple.svg';
import potion from './potion.svg';
import rhino from './rhino.svg';
import ring from './ring.svg';
import rocket from './rocket.svg';
import ruby from './ruby.svg';
import seven from './seven.svg';
import shield from './shield.svg';
import skull from './skull.svg';
import spear from './spear.svg';
import star from './star.svg';
import sun from './sun.svg';
import train from './train.svg';
import trophy from './trophy.svg';
import volcano from './volcano.svg';
import watermelon from './watermelon.svg';
import wave from './wave.svg';
import zebra from './zebra.svg';

/** The addresses of the drawings: a game loads those that it shows (`loadMotifs`). One object, because a module of them all is larger in each game. */
// prettier-ignore
export const MOTIFS = {
  acacia, anchor, ball, balloon, banana, baobab, beads, bell, bomb, book, buffalo, calabash, cards, cherry, chest,
  chili, chip, clover, coconut, coffee, coin, compass, crocodile, crown, dhow, diamond, dice, dragon, drum, eagle,
  elephant, emerald, fish, flamingo, gecko, giraffe, goblet, hibiscus, horseshoe, key, kite, lamp, lantern, lemon,
  leopard, lightning, lion, maize, mango, mask, matatu, moon, mountain, palm, phoenix, pineapple, potion, rhino,
  ring, rocket, ruby, seven, shield, skull, spear, star, sun, train, trophy, volcano, watermelon, wave, zebra,
};
