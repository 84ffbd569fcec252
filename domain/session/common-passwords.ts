/**
 * Whether a password is among the most common ones, in any letter case (decisions §2). The list only has
 * passwords of 8 or more characters, because shorter ones are refused anyway, and includes common ones in
 * Spanish.
 */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.toLowerCase()) || /^(.)\1+$/.test(password);

const COMMON = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11223344 12341234
  123123123 112233445566 123454321 147258369 159753456 11111111 00000000 12344321 20202020
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword contraseña contraseña1
  contrasena contrasena1 contrasena123 qwertyuiop qwerty123 qwerty12 qwertyui asdfghjk asdfghjkl
  zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsxedc abcd1234 abc12345 a1234567
  a12345678 a123456789 aa123456 iloveyou iloveyou1 teamomucho teamo123 tequiero tequiero1
  mexico123 mexico2020 mexico2021 mexico2022 mexico2023 mexico2024 mexico2025 mexico2026
  guadalajara monterrey jalisco1 chivas123 america123 cruzazul tigres123 futbol123 football
  baseball basketball superman superman1 batman123 spiderman pokemon1 pokemon123 dragonball
  princesa princesa1 estrella estrella1 mariposa mariposa1 corazon1 sunshine welcome1 welcome123
  administrator admin123 admin1234 administrador bienvenido bienvenido1 usuario1 usuario123
  computer computadora internet samsung1 samsung123 whatsapp facebook facebook1 google123
  michelle jennifer alejandro alejandra fernando guadalupe francisco gabriela veronica carolina
  estefania natalia1 santiago sebastian valentina daniel123 carlos123 jose1234 juan1234
  maria123 dios1234 jesucristo cristo123 jesus123 diosesamor diosmio1 hola1234 hola12345
  hola123456 holahola trustno1 letmein1 monkey123 dragon123 master123 shadow123 secreto1
  secret123 test1234 testtest prueba123 changeme changeme1 cambiame temporal temporal1
  maestros maestros1 maestros123`.split(/\s+/),
);
